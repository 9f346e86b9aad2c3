export interface HelpSection {
  readonly title: string;
  readonly lines: readonly string[];
  /** Keys (several parted by a blank) and what they do. */
  readonly keys?: readonly { readonly keys: string; readonly does: string }[];
}

export interface HelpWords {
  readonly lead: string;
  readonly begin: (game: string) => string;
  readonly goOn: (game: string) => string;
  readonly works: string;
  readonly worksText: string;
  /** As many as `PICTURES` of the page. */
  readonly pictures: readonly { readonly title: string; readonly text: string }[];
  readonly tryIt: string;
  readonly tryItAt: (title: string) => string;
  readonly stuck: string;
  readonly stuckText: string;
  /** What somebody at a table asks, the answer, and the key for it, where there is one. */
  readonly asked: readonly { readonly ask: string; readonly answer: string; readonly key: string | null }[];
  readonly learn: string;
  readonly learnText: string;
  readonly ways: {
    readonly page: string;
    readonly rules: string;
    readonly aid: string;
    readonly watch: string;
  };
  readonly sections: readonly HelpSection[];
}
