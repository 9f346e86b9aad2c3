import { Link } from 'wouter';
import { useOnlineWords } from '../words.ts';

/** Where to go from a table that is not to be had. */
export function ToLobby() {
  const { room } = useOnlineWords();
  return (
    <p>
      <Link className="btn" href="/lobby">
        {room.toLobby}
      </Link>
    </p>
  );
}
