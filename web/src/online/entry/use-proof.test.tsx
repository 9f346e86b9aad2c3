// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Codes } from '../account/codes.tsx';
import { Leaving } from '../account/leaving.tsx';
import { onEnglishPages } from '../testing/english-page.ts';
import { fakeServer, OLA, refuse } from '../testing/server.ts';

// No game is needed for an account.
vi.mock('../../games.ts', () => ({ gameList: () => [], listingOf: () => undefined }));

onEnglishPages();

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('codes are issued to whoever says the password again', async () => {
  const server = fakeServer({ 'POST /api/me/codes': refuse('wrong-password', 403) });
  await act(async () => void render(<Codes me={{ ...OLA, login: 'ola' }} />));
  await press('Issue new codes');
  expect(server.asked).toEqual([]);
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'strawberry' } });
  await press('Confirm');
  expect(screen.getByText('That is not the password.')).toBeTruthy();
  server.answers['POST /api/me/codes'] = { json: { codes: ['abcd-efgh'] } };
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'raspberry' } });
  await press('Confirm');
  expect(server.asks('POST /api/me/codes').map(({ body }) => body)).toEqual([
    { password: 'strawberry' },
    { password: 'raspberry' },
  ]);
  expect(screen.getByText('abcd-efgh')).toBeTruthy();
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('a guest, who has nothing to say again, leaves at once', async () => {
  const gone = vi.fn();
  const server = fakeServer({ 'DELETE /api/me': 'nothing' });
  await act(async () => void render(<Leaving me={OLA} onGone={gone} />));
  await press('Delete the account');
  await press('Delete for good');
  expect(server.asks('DELETE /api/me')).toHaveLength(1);
  expect(gone).toHaveBeenCalledOnce();
});
