import type { FailedMail } from '@cleaning/contract/mails';
import {
  availableFailedMailCommands,
  type FailedMailState,
  type FailedMailStatus,
} from '@cleaning/contract/mails/rules';
import { fullName } from '@cleaning/contract/rules';
import type { FailedMailRow } from './failed-mail-repository.ts';

export function statusOf(row: FailedMailRow, now: Date): FailedMailStatus {
  if (row.closedAt !== null) return 'closed';
  if (row.deliveredAt !== null) return 'sent';
  if (row.failedAt !== null) return 'given_up';
  return row.lockedUntil !== null && row.lockedUntil > now ? 'sending' : 'waiting';
}

/** Whether the link into an account could still work, by its time alone. */
export function linkOf({ linkEndsAt }: FailedMailRow, now: Date): FailedMailState['link'] {
  if (linkEndsAt === null) return 'none';
  return linkEndsAt > now ? 'works' : 'ended';
}

export function toFailedMail(
  row: FailedMailRow,
  now: Date,
  link: FailedMailState['link'] = linkOf(row, now),
): FailedMail {
  const status = statusOf(row, now);
  return {
    id: row.id,
    version: row.version,
    status,
    subject: row.subject,
    email: row.recipient,
    first_email: row.firstRecipient,
    reader: readerOf(row),
    cause: row.failureCause ?? 'other',
    answer: row.failureAnswer,
    about: aboutOf(row),
    written_at: row.createdAt.toISOString(),
    reported_at: (row.reportedAt ?? row.createdAt).toISOString(),
    attempts: row.attempts,
    next_attempt_at: status === 'waiting' ? row.nextAttemptAt.toISOString() : null,
    sent_at: row.deliveredAt?.toISOString() ?? null,
    link,
    told: toldOf(row),
    available_commands: availableFailedMailCommands({ status, link }),
  };
}

function readerOf({ reader }: FailedMailRow): FailedMail['reader'] {
  if (reader === null) return null;
  const isClient = reader.userType === 'client' && reader.verifiedAt !== null;
  return {
    name: fullName(reader.firstName, reader.lastName),
    client_id: isClient ? reader.id : null,
  };
}

function aboutOf({ quote, invoice, appointment }: FailedMailRow): FailedMail['about'] {
  if (quote !== null) return { kind: 'quote', ...quote };
  if (invoice !== null) return { kind: 'invoice', ...invoice };
  return appointment && { kind: 'appointment', ...appointment };
}

function toldOf({ toldTo, toldOn, toldNote, closer }: FailedMailRow): FailedMail['told'] {
  if (toldTo === null || toldOn === null) return null;
  return { name: toldTo, date: toldOn, note: toldNote ?? '', by: closer?.firstName ?? null };
}
