/**
 * What was learned here, kept with the account of whoever is signed in. Sent a while after it changed; what the account knew besides comes back. Whoever
 * is nobody on the server keeps it in this browser alone.
 */
import type { Learned } from '@sztab/protocol';

export interface Kept {
  /** Whose account this copy was last united with. */
  readonly by: string;
  readonly age: number;
}

/** Asked of the account: what it knows together with this copy. Null: nobody is signed in, or the server cannot be reached. */
export async function keepWithAccount(
  copy: Learned,
  kept: Kept | null,
  forget: boolean,
): Promise<{ readonly learned: Learned; readonly kept: Kept } | null> {
  const [{ api }, { shrinkToFit }] = await Promise.all([
    import('../online/connection/api.ts'),
    import('@sztab/protocol'),
  ]);
  try {
    const me = await api.me();
    if (!me) return null;
    const age = kept?.by === me.id ? kept.age : null;
    const answer = await api.keepLearned({ learned: shrinkToFit(copy), age, ...(forget && { forget }) });
    // Null: the account has exactly this copy.
    return { learned: answer?.learned ?? copy, kept: { by: me.id, age: answer?.age ?? age ?? 0 } };
  } catch {
    // The next change tries again.
    return null;
  }
}
