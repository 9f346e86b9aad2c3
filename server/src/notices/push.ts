/** Web Push: a short encrypted letter to the service that a browser has chosen. */
import http from 'node:http';
import https from 'node:https';
import webPush from 'web-push';
import type { PushRow } from '../store/schema.ts';
import { mayPushTo, type PushHosts, publicLookup } from './hosts.ts';
import type { PushKeys } from './keys.ts';

/** What the browser's worker shows (web/public/push.js). */
export interface Letter {
  readonly title: string;
  readonly body: string;
  /** A path of the site. */
  readonly url: string;
  /** A later letter with the same tag takes the place of this one. */
  readonly tag: string;
  readonly lang: string;
}

export interface Sender {
  readonly keys: PushKeys;
  /** Who we are, for the service's operator: an https: or mailto: address. */
  readonly subject: string;
  readonly hosts: PushHosts;
}

const TIMEOUT = 10_000;
/** The service keeps it so long for a browser that sleeps. */
const LASTS_SECONDS = 24 * 3600;

/** `gone`: that browser does not want letters any more. */
export type Posted = 'done' | 'gone' | 'failed';

export async function post(target: PushRow, letter: Letter, { keys, subject, hosts }: Sender): Promise<Posted> {
  // Rows may be older than the rule.
  if (!mayPushTo(target.endpoint, hosts)) return 'gone';
  const { endpoint, p256dh, auth } = target;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(letter),
    {
      vapidDetails: { subject, ...keys },
      TTL: LASTS_SECONDS,
      urgency: 'normal',
      topic: letter.tag.slice(0, 32),
    },
  );
  const status = await send(endpoint, headers as http.OutgoingHttpHeaders, body as Buffer, hosts);
  if (status === 404 || status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'done' : 'failed';
}

/** The answer's status. Follows no redirection and reads no body: neither is part of the protocol. */
function send(endpoint: string, headers: http.OutgoingHttpHeaders, body: Buffer, hosts: PushHosts): Promise<number> {
  const { request } = endpoint.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const options: https.RequestOptions = {
      method: 'POST',
      headers,
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT),
    };
    if (hosts === 'public') options.lookup = publicLookup;
    const asked = request(endpoint, options, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
