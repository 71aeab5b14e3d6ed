import type { Database } from '../db/client.ts';
import { listAttachments } from './attachment-repository.ts';
import { failureOf, replyCodeOf, type MailFailure } from './failure-cause.ts';
import { assertSize, openAttachment, type AttachmentTools } from './attachment.ts';
import {
  extendMailLock,
  giveUpInterruptedMails,
  lockDueMail,
  markAttemptFailed,
  markDelivered,
  type StoredMail,
} from './mail-repository.ts';
import type { MailTransport, OutgoingMail } from './transport.ts';

interface DeliverOptions extends AttachmentTools {
  readonly database: Database;
  readonly transport: MailTransport;
  readonly now: () => Date;
  /** Called for each failed attempt; `error` is a code without an address. */
  readonly onFailure: (failure: { readonly mailId: string; readonly error: string }) => void;
}

const MINUTE_MS = 60_000;

/**
 * The waiting times after failed attempts, in milliseconds. There is no attempt after the last one.
 */
export const RETRY_AFTER_MS = [1, 5, 15, 60, 180, 360, 720, 1440, 1440, 1440].map(
  (minutes) => minutes * MINUTE_MS,
);
export const MAX_ATTEMPTS = RETRY_AFTER_MS.length + 1;

/**
 * After this many retries, about 22 hours, only an email that our own mail server holds up is tried
 * again: nothing is wrong with it, and somebody may have to come and mend the server.
 */
export const RETRIES_IN_A_DAY = 7;

/** A mail server that does not know us yet often takes an email at the second or third attempt. */
const REPORTED_FROM_ATTEMPT = 3;

/**
 * How long an email stays locked after its process died. A running process extends its lock three
 * times before it would expire.
 */
export const LOCK_MS = 30_000;

/** The error code of an email whose process died during its last attempt. */
const INTERRUPTED = 'EINTERRUPTED';

/**
 * Sends the due emails. Several processes may run this at once: one of them locks each email, in a
 * transaction that ends before files are made and the mail server is contacted. When a process
 * dies, another one takes over its email once the lock has expired. If a process dies after the
 * mail server accepted an email and before this is recorded, a second copy is sent with the same
 * Message-ID, so that mail stores keep only one.
 */
export async function deliverDueMails(options: DeliverOptions): Promise<void> {
  const { database, now, onFailure } = options;
  const interrupted = await giveUpInterruptedMails(database, {
    now: now(),
    maxAttempts: MAX_ATTEMPTS,
    error: INTERRUPTED,
  });
  for (const mailId of interrupted) onFailure({ mailId, error: INTERRUPTED });
  while (await deliverDueMail(options));
}

/** Returns false when nothing is due. */
async function deliverDueMail({
  database,
  transport,
  renderPdf,
  secrets,
  now,
  onFailure,
}: DeliverOptions): Promise<boolean> {
  const lockedUntil = () => new Date(now().getTime() + LOCK_MS);
  const mail = await lockDueMail(database, {
    now: now(),
    lockedUntil: lockedUntil(),
    maxAttempts: MAX_ATTEMPTS,
  });
  if (mail === undefined) return false;
  const extendLock = () => extendMailLock(database, mail, lockedUntil());
  // The lock keeps running down while the database cannot be reached; the next extension tries
  // again.
  const extending = setInterval(() => void extendLock().catch(() => {}), LOCK_MS / 3);
  try {
    const outgoing = await withFiles(database, mail, { renderPdf, secrets });
    // Making a PDF can block this thread for longer than the lock lasts, so check that the lock is
    // still held.
    if (!(await extendLock())) return true;
    await transport.send(outgoing);
  } catch (error) {
    onFailure({ mailId: mail.id, error: describe(error) });
    const failure = failureOf(error);
    await markAttemptFailed(database, mail, {
      ...failure,
      error: describe(error),
      now: now(),
      nextAttemptAt: nextAttemptAfter(mail.attempts, failure, now()),
      isReported: mail.attempts >= REPORTED_FROM_ATTEMPT,
    });
    return true;
  } finally {
    clearInterval(extending);
  }
  await markDelivered(database, mail, { now: now(), keepBodies: transport.keepsBodies });
  return true;
}

/** An email with its files. PDFs are made here, identically for each attempt. */
async function withFiles(
  database: Database,
  mail: StoredMail,
  tools: AttachmentTools,
): Promise<OutgoingMail> {
  const stored = await listAttachments(database, mail.id);
  const attachments = await Promise.all(
    stored.map((attachment) => openAttachment(attachment, tools, mail.createdAt)),
  );
  assertSize(attachments.map(({ content }) => content.length));
  return { ...mail, attachments };
}

/** When to try again after attempt number `attempts`; null when that was the last one. */
function nextAttemptAfter(
  attempts: number,
  { cause, isFinal }: MailFailure,
  now: Date,
): Date | null {
  const isOver = isFinal || (cause !== 'ours' && attempts > RETRIES_IN_A_DAY);
  const wait = isOver ? undefined : RETRY_AFTER_MS[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}

/** The code of an error only, because a mail server's message repeats the address. */
function describe(error: unknown): string {
  const code = codeOf(error);
  const responseCode = replyCodeOf(error);
  return responseCode === 0 ? code : `${code} ${responseCode}`;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
