import type { Database } from '../db/client.ts';
import { listAttachments } from './attachment-repository.ts';
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
  /** Called with each failed attempt; `error` is a code without an address. */
  readonly onFailure: (failure: { readonly mailId: string; readonly error: string }) => void;
  /** How long a mail stays locked after its process died. */
  readonly lockMs?: number;
}

const MINUTE_MS = 60_000;

/** How long to wait after each failed attempt. The attempt after the last wait is the last. */
export const RETRY_AFTER_MS = [1, 5, 15, 60, 180, 360, 720, 1440, 1440, 1440].map(
  (minutes) => minutes * MINUTE_MS,
);
export const MAX_ATTEMPTS = RETRY_AFTER_MS.length + 1;

/** A living process extends its lock three times before it would end. */
export const LOCK_MS = 30_000;

/** The error of a mail whose last attempt ended with its process. */
const INTERRUPTED = 'EINTERRUPTED';

/**
 * Sends what is due. Several processes may do so at once: each mail is locked by one of them, in a
 * transaction that ends before its files are made and before the mail server is spoken to. When a process
 * dies, another takes its mail over once the lock has run out. A process that dies between the mail
 * server's acceptance and the record of it causes a second copy, with the same Message-ID, by which mail
 * stores keep one.
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
  lockMs = LOCK_MS,
}: DeliverOptions): Promise<boolean> {
  const lockedUntil = () => new Date(now().getTime() + lockMs);
  const mail = await lockDueMail(database, {
    now: now(),
    lockedUntil: lockedUntil(),
    maxAttempts: MAX_ATTEMPTS,
  });
  if (mail === undefined) return false;
  const extendLock = () => extendMailLock(database, mail, lockedUntil());
  // While the database cannot be reached the lock runs down; the next extension tries again.
  const extending = setInterval(() => void extendLock().catch(() => {}), lockMs / 3);
  try {
    const outgoing = await withFiles(database, mail, { renderPdf, secrets });
    // Making a PDF can block this thread for longer than the lock lasts.
    if (!(await extendLock())) return true;
    await transport.send(outgoing);
  } catch (error) {
    onFailure({ mailId: mail.id, error: describe(error) });
    await markAttemptFailed(database, mail, {
      error: describe(error),
      now: now(),
      nextAttemptAt: nextAttemptAfter(mail.attempts, error, now()),
    });
    return true;
  } finally {
    clearInterval(extending);
  }
  await markDelivered(database, mail, { now: now(), keepBodies: transport.keepsBodies });
  return true;
}

/** A mail with its files. The PDFs are made here, the same ones at each attempt. */
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

/** Null when this attempt, the `attempts`-th, was the last. */
function nextAttemptAfter(attempts: number, error: unknown, now: Date): Date | null {
  const wait = isFinal(error) ? undefined : RETRY_AFTER_MS[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}

/** What a mail server says when it is us that it does not know. */
const ABOUT_OUR_LOGIN = new Set([530, 534, 535, 538]);

/**
 * A 5xx about this mail means: never. Everything else may pass: a server that does not know our
 * password would refuse every mail, and takes them all once the password is right.
 */
function isFinal(error: unknown): boolean {
  const responseCode = responseCodeOf(error);
  const isAboutMail = ['EENVELOPE', 'EMESSAGE'].includes(codeOf(error));
  return isAboutMail && responseCode >= 500 && !ABOUT_OUR_LOGIN.has(responseCode);
}

/** Codes only: the message of a mail server repeats the address. */
function describe(error: unknown): string {
  const code = codeOf(error);
  const responseCode = responseCodeOf(error);
  return responseCode === 0 ? code : `${code} ${responseCode}`;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

function responseCodeOf(error: unknown): number {
  if (!(error instanceof Error) || !('responseCode' in error)) return 0;
  return typeof error.responseCode === 'number' ? error.responseCode : 0;
}
