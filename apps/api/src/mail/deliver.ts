import type { Database } from '../db/client.ts';
import { claimDueMails, markAttemptFailed, markDelivered } from './mail-repository.ts';
import type { MailTransport } from './transport.ts';

interface DeliverOptions {
  readonly database: Database;
  readonly transport: MailTransport;
  readonly now: () => Date;
  /** Told of each failure, in words without an address. */
  readonly onFailure: (failure: { readonly mailId: string; readonly error: string }) => void;
}

const MINUTE_MS = 60_000;
const BATCH = 20;
const LEASE_MS = 10 * MINUTE_MS;

/** How long to wait after each failed attempt; after the last, nobody tries again. */
export const RETRY_AFTER_MS = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * MINUTE_MS);

/** Sends what is due. Several processes may do so at once: each mail goes to one of them. */
export async function deliverDueMails(options: DeliverOptions): Promise<void> {
  const { database, transport, now, onFailure } = options;
  for (;;) {
    const claimedAt = now();
    const leaseUntil = new Date(claimedAt.getTime() + LEASE_MS);
    const mails = await claimDueMails(database, { now: claimedAt, leaseUntil, limit: BATCH });
    if (mails.length === 0) return;
    for (const mail of mails) {
      try {
        await transport.send(mail);
      } catch (error) {
        onFailure({ mailId: mail.id, error: describe(error) });
        await markAttemptFailed(database, mail.id, attemptAfter(mail.attempts, error, now()));
        continue;
      }
      await markDelivered(database, mail.id, { now: now(), keepBodies: transport.keepsBodies });
    }
  }
}

function attemptAfter(attempts: number, error: unknown, now: Date) {
  const wait = isFinal(error) ? undefined : RETRY_AFTER_MS[attempts];
  return {
    attempts: attempts + 1,
    error: describe(error),
    now,
    nextAttemptAt: wait === undefined ? null : new Date(now.getTime() + wait),
  };
}

/** A 5xx of the mail server means: never. Everything else may pass. */
const isFinal = (error: unknown): boolean => responseCodeOf(error) >= 500;

/** Codes only: the message of a mail server repeats the address. */
function describe(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const responseCode = responseCodeOf(error);
  return responseCode === 0 ? code : `${code} ${responseCode}`;
}

function responseCodeOf(error: unknown): number {
  if (!(error instanceof Error) || !('responseCode' in error)) return 0;
  return typeof error.responseCode === 'number' ? error.responseCode : 0;
}
