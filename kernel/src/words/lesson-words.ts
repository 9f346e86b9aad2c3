/** What a lesson says, in one language. */
export interface LessonWords {
  readonly title: string;
  /** What wins the lesson, on the screen from its first moment. */
  readonly goal: string;
  /** By the keys of its steps; `closing` is said when all are done. Two sentences at most; the last is the order. */
  readonly says: Readonly<Record<string, string>>;
}

/** The keys of a master's lessons, with any texts. */
export type LessonTexts<M extends Readonly<Record<string, LessonWords>>> = {
  readonly [L in keyof M]: {
    readonly title: string;
    readonly goal: string;
    readonly says: { readonly [K in keyof M[L]['says']]: string };
  };
};
