import {
  isStandardReminder,
  STANDARD_REMINDER,
  type ReminderDays,
  type ReminderEmail,
  type UpdateReminderEmailRequest,
} from '@cleaning/contract/invoices';
import { recordAudit } from '../../core/audit/record-audit.ts';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import { staleVersion } from '../../core/http/api-error.ts';
import {
  findReminderEmail,
  listReminderEmails,
  lockReminderEmail,
  writeReminderEmail,
  type ReminderEmailRow,
} from './reminder-email-repository.ts';

/** The current text of each reminder, in order. */
export const readReminderEmails = async (queryable: Queryable): Promise<ReminderEmail[]> =>
  (await listReminderEmails(queryable)).map(present);

/** The current text of one reminder. */
export const readReminderEmail = async (
  queryable: Queryable,
  days: ReminderDays,
): Promise<ReminderEmail> => present(await findReminderEmail(queryable, days));

/**
 * Changes the text of a reminder, and records who did it.
 *
 * @throws ApiError `stale_version` when it has changed since the caller read it.
 */
export async function updateReminderEmail(
  transaction: Transaction,
  { days, version, ...words }: UpdateReminderEmailRequest,
  { staffId, now }: { readonly staffId: string; readonly now: Date },
): Promise<ReminderEmail> {
  const known = await lockReminderEmail(transaction, days);
  if (known.version !== version) {
    throw staleVersion(
      present(known),
      'This email has changed since you opened it. Check it and try again.',
    );
  }
  const { subject, body } = present(known);
  if (words.subject === subject && words.body === body) return present(known);
  const isStandard = isStandardReminder(words);
  const row = await writeReminderEmail(transaction, {
    days,
    version: version + 1,
    // Null follows the standard text, which may change with a release.
    subject: isStandard ? null : words.subject,
    body: isStandard ? null : words.body,
    updatedAt: now,
  });
  await recordAudit(transaction, {
    actorId: staffId,
    action: 'update',
    subjectType: 'settings',
    subjectId: null,
    clientId: null,
    reason: isStandard
      ? `Put the standard text of the reminder after ${days} days back.`
      : `Changed the reminder after ${days} days.`,
    now,
  });
  return present(row);
}

const present = ({ days, version, subject, body, updatedAt }: ReminderEmailRow): ReminderEmail => ({
  days,
  version,
  subject: subject ?? STANDARD_REMINDER.subject,
  body: body ?? STANDARD_REMINDER.body,
  updated_at: updatedAt.toISOString(),
});
