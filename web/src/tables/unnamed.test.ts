import { expect, test } from 'vitest';
import { personAt } from './unnamed.ts';

test('whoever gave no name is called “You” in the language of the page, also after it has changed', () => {
  expect(personAt({ is: 'you', name: 'You' }, 'pl')).toBe('Ty');
  expect(personAt({ is: 'you', name: 'Ty' }, 'de')).toBe('Du');
  // A name is a name, and a friend may be called anything.
  expect(personAt({ is: 'you', name: 'Jola' }, 'pl')).toBe('Jola');
  expect(personAt({ is: 'friend', name: 'You' }, 'pl')).toBe('You');
});
