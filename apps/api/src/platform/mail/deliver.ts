import type { Database, Transaction } from '../db/client.ts';
import { listAttachments } from './attachment-repository.ts';
import { assertSize, openAttachment, type PaperRenderer } from './attachment.ts';
import {
  lockDueMail,
  markAttemptFailed,
  markDelivered,
  type StoredMail,
} from './mail-repository.ts';
import type { MailTransport, OutgoingMail } from './transport.ts';

interface DeliverOptions {
  readonly database: Database;
  readonly transport: MailTransport;
  readonly renderPaper: PaperRenderer;
  readonly now: () => Date;
  /** Told of each failure, in words without an address. */
  readonly onFailure: (failure: { readonly mailId: string; readonly error: string }) => void;
}

const MINUTE_MS = 60_000;

/** How long to wait after each failed attempt; after the last, nobody tries again. */
export const RETRY_AFTER_MS = [1, 5, 15, 60, 180, 360, 720, 1440, 1440, 1440].map(
  (minutes) => minutes * MINUTE_MS,
);

/**
 * Sends what is due. Several processes may do so at once: each mail goes to one of them. A mail is
 * locked while it is sent, and noted in the same transaction, so the end of a process loses none. Only
 * an end in the instant between the mail server's yes and the note sends one again; it then carries
 * the same Message-ID, by which mail stores file it once.
 */
export async function deliverDueMails(options: DeliverOptions): Promise<void> {
  while (await deliverDueMail(options));
}

/** False when nothing is due. */
function deliverDueMail({
  database,
  transport,
  renderPaper,
  now,
  onFailure,
}: DeliverOptions): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const mail = await lockDueMail(transaction, now());
    if (mail === undefined) return false;
    try {
      await transport.send(await withFiles(transaction, mail, renderPaper));
    } catch (error) {
      onFailure({ mailId: mail.id, error: describe(error) });
      await markAttemptFailed(transaction, mail.id, attemptAfter(mail.attempts, error, now()));
      return true;
    }
    await markDelivered(transaction, mail.id, { now: now(), keepBodies: transport.keepsBodies });
    return true;
  });
}

/**
 * A mail with its files. Papers become files here, where nobody waits and no other row is locked; a
 * process that ends meanwhile has lost nothing, since the next one makes the same files again.
 */
async function withFiles(
  transaction: Transaction,
  mail: StoredMail,
  renderPaper: PaperRenderer,
): Promise<OutgoingMail> {
  const stored = await listAttachments(transaction, mail.id);
  const attachments = await Promise.all(
    stored.map((attachment) => openAttachment(attachment, renderPaper, mail.createdAt)),
  );
  assertSize(attachments.map(({ content }) => content.length));
  return { ...mail, attachments };
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
