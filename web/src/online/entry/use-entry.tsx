/** For actions that need a name: whoever has none is asked for it first, then the action is done. */
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../look/dialog.tsx';
import { useOnlineWords } from '../words.ts';
import { Entry, type Way } from './entry.tsx';
import { usePerson } from './person.ts';

interface Wanted {
  act(): Promise<unknown> | undefined;
  readonly first: Way;
}

export function useEntry(): { withPerson(act: Wanted['act'], first?: Way): void; dialog: ReactNode } {
  const words = useOnlineWords();
  const person = usePerson();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const withPerson = (act: Wanted['act'], first: Way = 'guest'): void => {
    if (person.is === 'here') void act();
    else setWanted({ act, first });
  };
  const dialog = wanted && (
    <Dialog title={words.entry.title} close={words.close} onClose={() => setWanted(null)}>
      <Entry
        first={wanted.first}
        then={async () => {
          setWanted(null);
          await wanted.act();
        }}
      />
    </Dialog>
  );
  return { withPerson, dialog };
}
