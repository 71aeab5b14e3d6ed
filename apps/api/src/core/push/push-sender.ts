import { request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { company } from '@cleaning/company';
import webPush from 'web-push';
import type { PushKeys } from './push-keys.ts';
import type { PushServices } from './push-services.ts';

/** Where a browser is reached. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The answer of a push service: it took the message, knows the browser no more, or did neither. */
export type PushOutcome =
  | { readonly kind: 'taken' }
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'failed';
      /** The status, or what went wrong, for the log. */
      readonly why: string;
      /** How long the push service asks to wait, in milliseconds; null if it does not say. */
      readonly retryAfterMs: number | null;
    };

export interface PushSender {
  /** The key that browsers subscribe to. */
  readonly publicKey: string;
  readonly allows: PushServices['allows'];
  /** Sends words, encrypted for the browser. Never throws. */
  readonly send: (target: PushTarget, words: string) => Promise<PushOutcome>;
}

/** How long a push service keeps a message for a phone that is off. */
const KEPT_SECONDS = 24 * 60 * 60;
/** A later message takes the place of an earlier one that still waits. */
const TOPIC = 'day';
const ANSWER_WITHIN_MS = 10_000;

const failed = (why: string, retryAfterMs: number | null = null): PushOutcome => ({
  kind: 'failed',
  why,
  retryAfterMs,
});

export function createPushSender(keys: PushKeys, services: PushServices): PushSender {
  return {
    publicKey: keys.publicKey,
    allows: services.allows,
    async send(target, words) {
      const url = new URL(target.endpoint);
      if (!services.allows(url)) return { kind: 'gone' };
      const details = encryptedFor(target, words, keys);
      return details === null ? { kind: 'gone' } : deliver(url, details, services);
    },
  };
}

/** Null for keys of a browser that nothing can be encrypted with. */
function encryptedFor({ endpoint, p256dh, auth }: PushTarget, words: string, keys: PushKeys) {
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, words, {
      vapidDetails: { subject: `mailto:${company.email.support}`, ...keys },
      TTL: KEPT_SECONDS,
      urgency: 'high',
      topic: TOPIC,
      contentEncoding: 'aes128gcm',
    });
  } catch {
    return null;
  }
}

/** Posts a message. It follows no redirect, which could lead to a machine nearby. */
function deliver(
  url: URL,
  { headers, body }: webPush.RequestDetails,
  { lookup }: PushServices,
): Promise<PushOutcome> {
  const post = url.protocol === 'https:' ? requestByHttps : requestByHttp;
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const options = { method: 'POST', headers: { ...headers }, lookup, signal };
    const request = post(url, options, (response) => {
      response.destroy();
      resolve(outcomeOf(response.statusCode ?? 0, response.headers['retry-after']));
    });
    request.on('error', ({ message }) => resolve(failed(message)));
    request.end(body);
  });
}

function outcomeOf(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'taken' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const seconds = Number(retryAfter ?? Number.NaN);
  return failed(`status ${status}`, Number.isFinite(seconds) ? seconds * 1000 : null);
}
