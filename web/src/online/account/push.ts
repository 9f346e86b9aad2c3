/** Notices of this browser: asked for only when somebody switches them on. */
import { api } from '../connection/api.ts';
import { Refused, troubleWord } from '../connection/trouble.ts';

const bytes = (base64url: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
};

interface Target {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}
function targetOf(subscription: PushSubscription): Target {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}

/** The worker that keeps the site offline also hears the notices; without one (a private window, say) there are none. */
const registration = (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker.getRegistration();

export const push = {
  known: (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis,
  /** Whether this browser gets notices. */
  async on(): Promise<boolean> {
    return push.known() && ((await (await registration())?.pushManager.getSubscription()) ?? null) !== null;
  },
  async start(): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted') throw new Refused('push-denied', 0);
    const worker = await registration();
    if (!worker) throw new Refused('push-none', 0);
    const key = await api.pushKey().catch((error: unknown) => {
      // A server without push keys answers 404.
      throw troubleWord(error) === 'not-found' ? new Refused('push-off', 0) : error;
    });
    const subscription = await worker.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
      .catch(() => {
        throw new Refused('push-none', 0);
      });
    await api.pushTo(targetOf(subscription));
  },
  async stop(): Promise<void> {
    const subscription = await (await registration())?.pushManager.getSubscription();
    if (!subscription) return;
    await api.stopPush(targetOf(subscription));
    await subscription.unsubscribe();
  },
  /** Before somebody else uses this browser: the notices of this person must not reach the next one. */
  async forget(): Promise<void> {
    const subscription = push.known() ? await (await registration())?.pushManager.getSubscription() : null;
    if (subscription) await Promise.allSettled([api.stopPush(targetOf(subscription)), subscription.unsubscribe()]);
  },
};
