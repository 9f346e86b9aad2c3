/** For how many, how long, how heavy. */
import { Glyph as Sign } from '@sztab/pieces';
import type { GameListing } from '../games.ts';
import { useWords } from '../words/index.ts';
import './facts.css';

const HEAVIEST = 5;

export function Facts({ game }: { game: GameListing }) {
  const words = useWords();
  const [min, max] = game.people ?? game.players;
  return (
    <div className="facts num">
      <span>
        <Sign name="user" size={15} title={words.players(max)} />
        {min === max ? min : `${min}–${max}`}
      </span>
      <span>
        <Sign name="clock" size={15} />
        {words.minutes(game.minutes)}
      </span>
      <span role="img" aria-label={words.weight(game.weight, HEAVIEST)} title={words.weight(game.weight, HEAVIEST)}>
        {'●'.repeat(game.weight) + '○'.repeat(HEAVIEST - game.weight)}
      </span>
      {game.together && <span>{words.together}</span>}
    </div>
  );
}
