/** `npm run bench`. */
import { UnknownGame } from '@sztab/shelf';
import { bench } from './bench.ts';
import { Complaint } from './complaint.ts';

try {
  await bench(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Complaint || error instanceof UnknownGame)) throw error;
  console.error(`bench: ${error.message}`);
  process.exitCode = 2;
}
