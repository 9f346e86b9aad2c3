/** What a lesson says, in one language. */
export interface LessonWords {
  readonly title: string;
  /** What wins the lesson, on the screen from its first moment. */
  readonly goal: string;
  /** By the keys of its steps; `closing` is said when all are done. Two sentences at most; the last is the order. */
  readonly says: Readonly<Record<string, string>>;
}
