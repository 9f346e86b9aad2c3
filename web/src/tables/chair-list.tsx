import { Fragment, type ReactNode } from 'react';

/** The chairs of a table that is set up, a row each, by the name of the side that sits there. */
export const ChairList = <T,>(props: {
  chairs: readonly T[];
  named(at: number): string;
  children(chair: T, name: string, at: number): ReactNode;
}) => (
  <ul className="chairs">
    {props.chairs.map((chair, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place.
      <Fragment key={at}>{props.children(chair, props.named(at), at)}</Fragment>
    ))}
  </ul>
);
