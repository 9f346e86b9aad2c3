// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { onEnglishPages } from '../testing/english-page.ts';
import { fakeServer, OLA, refuse } from '../testing/server.ts';
import { Sessions } from './sessions.tsx';

// No game is needed to sign out.
vi.mock('../../games.ts', () => ({ gameList: () => [], listingOf: () => undefined }));

const TARGET = { endpoint: 'https://push.example.com/desk', keys: { p256dh: 'p', auth: 'a' } };
const unsubscribe = vi.fn(async () => true);

onEnglishPages();
beforeEach(() => {
  unsubscribe.mockClear();
  const subscription = { toJSON: () => TARGET, unsubscribe };
  const registration = { pushManager: { getSubscription: async () => subscription } };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', class {});
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: async () => registration },
    configurable: true,
  });
});
async function signOut(answers: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer({ 'GET /api/sessions': { json: [] }, ...answers });
  await act(async () => void render(<Sessions me={OLA} />));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Sign out here' })));
  return server.asked.filter(({ what }) => what !== 'GET /api/sessions');
}

test('whoever signs out is no longer told anything in this browser', async () => {
  const asked = await signOut({ 'DELETE /api/push': 'nothing', 'POST /api/logout': 'nothing' });
  expect(asked).toEqual([
    { what: 'DELETE /api/push', body: TARGET },
    { what: 'POST /api/logout', body: {} },
  ]);
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('trouble with notices keeps nobody from signing out', async () => {
  const asked = await signOut({ 'DELETE /api/push': refuse('broken', 500), 'POST /api/logout': 'nothing' });
  expect(asked.map(({ what }) => what)).toEqual(['DELETE /api/push', 'POST /api/logout']);
  expect(unsubscribe).toHaveBeenCalledOnce();
});
