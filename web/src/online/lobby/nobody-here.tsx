/** What one can do when nobody is there: never the whole page, and always one press away. */
import { Glyph as Sign, type SymbolName } from '@sztab/pieces';
import { Link } from 'wouter';
import { gameList } from '../../games.ts';
import { hasBegun } from '../../learn/learned.ts';
import { canWatch } from '../../learn/watchable.ts';
import { useOnlineWords } from '../words.ts';

export function NobodyHere() {
  const { nobody } = useOnlineWords();
  const [lightest] = gameList();
  const learning = gameList().find(({ id }) => hasBegun(id)) ?? lightest;
  const ways: readonly (readonly [keyof typeof nobody.ways, SymbolName, string])[] = [
    ['bot', 'bot', '/#games'],
    ['leave', 'clock', lightest ? `/new/${lightest.id}?online` : '/lobby'],
    ['learn', 'book', learning ? `/learn/${learning.id}/next` : '/help'],
    ['watch', 'eye', lightest && canWatch(lightest.id) ? `/watch/${lightest.id}` : '/#records'],
  ];
  return (
    <section className="nobody-here" aria-labelledby="nobody-title">
      <div>
        <h2 id="nobody-title">{nobody.title}</h2>
        <p>{nobody.text}</p>
      </div>
      <ul>
        {ways.map(([way, symbol, to]) => (
          <li key={way}>
            <b>
              <Sign name={symbol} size={18} />
              {nobody.ways[way].name}
            </b>
            <p>{nobody.ways[way].text}</p>
            <Link href={to}>{nobody.ways[way].go}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
