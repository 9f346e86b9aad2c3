import type { Messages } from '../messages.ts';
export async function arena(_id: string, _o: unknown, _m: Messages): Promise<number> {
  return 0;
}
