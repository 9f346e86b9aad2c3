/** The time that beats take. Tests have their own, which stands still until it is told to go on. */
export interface Clock {
  /** Calls once after so many milliseconds; the result calls it off. */
  after(ms: number, act: () => void): () => void;
}

export const clock: Clock = {
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
