/** Every moment of a match on one line, to be slid along. It lies over what shows the line. */
import './moment-slider.css';

export function MomentSlider({
  at,
  last,
  label,
  value,
  go,
}: {
  at: number;
  last: number;
  label: string;
  /** What is read out in the place of the number. */
  value?: string;
  go(at: number): void;
}) {
  return (
    <input
      className="moment-slider"
      type="range"
      min={0}
      max={last}
      value={at}
      aria-label={label}
      aria-valuetext={value}
      onChange={({ target }) => go(Number(target.value))}
    />
  );
}
