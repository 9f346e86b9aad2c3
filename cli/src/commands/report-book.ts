import { brainOf, readBook, type Spot, shareAvoided, type Thinking } from '@sztab/bots';
import { bookModule, thinkingModule } from '@sztab/shelf';
import { gameNamed } from '../arguments.ts';
import { columns } from '../columns.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { print, printBlock, printError, printJson } from '../output.ts';
import { percent } from '../tally.ts';
import type { CliWords } from '../words.ts';

/** Which of the mistakes that bots once made an officer still makes. */
export async function reportBook(id: string, { json }: { readonly json?: boolean }, m: CliWords): Promise<number> {
  const { game } = await gameNamed(id);
  const at = bookModule(id);
  if (at === null) throw new Complaint((say) => say.book.none(id));
  const { book } = (await import(at)) as { readonly book: Readonly<Record<string, Spot>> };
  const thinking = (await import(thinkingModule(id))) as Thinking;
  const reads = readBook({ game, brain: await brainOf(thinking, printError) }, book);
  const share = shareAvoided(reads);
  if (json) printJson({ game: id, share, positions: reads });
  else {
    const rows = reads.map(({ name, avoided, tries, moves }) => [
      name,
      `${avoided}/${tries}`,
      [...new Set(moves)].join(' '),
    ]);
    printBlock(columns([[...m.book.head], ...rows], [1]));
    print(m.book.share(percent(share), reads.length));
  }
  return EXIT.good;
}
