import {
  isStandardReminder,
  STANDARD_REMINDER,
  type ReminderDays,
  type ReminderEmail,
  type UpdateReminderEmailRequest,
} from '@cleaning/contract/invoices';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import { editRecord, type EditedRecord, type VersionedCall } from '../../core/edit.ts';
import {
  findReminderEmail,
  listReminderEmails,
  lockReminderEmail,
  writeReminderEmail,
  type ReminderEmailRow,
} from './reminder-email-repository.ts';

/** The current text of each reminder, in order. */
export const readReminderEmails = async (queryable: Queryable): Promise<ReminderEmail[]> =>
  (await listReminderEmails(queryable)).map(toReminderEmail);

/** The current text of one reminder. */
export const readReminderEmail = async (
  queryable: Queryable,
  days: ReminderDays,
): Promise<ReminderEmail> => toReminderEmail(await findReminderEmail(queryable, days));

interface ReminderCall extends VersionedCall {
  readonly days: ReminderDays;
}

const reminderRecord: EditedRecord<
  { readonly row: ReminderEmailRow },
  ReminderEmail,
  Pick<ReminderEmailRow, 'subject' | 'body'>,
  ReminderCall
> = {
  lock: async (transaction, { days }) => ({ row: await lockReminderEmail(transaction, days) }),
  viewOf: ({ row }) => toReminderEmail(row),
  staleMessage: 'This email has changed since you opened it. Check it and try again.',
  write: async (transaction, { row: { days, version } }, words, { updatedAt }) => ({
    row: await writeReminderEmail(transaction, {
      days,
      version: version + 1,
      ...words,
      updatedAt,
    }),
  }),
  subjectOf: () => ({ subjectType: 'settings', subjectId: null, clientId: null }),
};

/** Changes the text of a reminder, and records who did it. */
export function updateReminderEmail(
  transaction: Transaction,
  call: ReminderCall,
  words: Pick<UpdateReminderEmailRequest, 'subject' | 'body'>,
): Promise<ReminderEmail> {
  const isStandard = isStandardReminder(words);
  return editRecord(reminderRecord, transaction, call, {
    changes({ row }) {
      const { subject, body } = toReminderEmail(row);
      if (words.subject === subject && words.body === body) return null;
      // Null follows the standard text, which may change with a release.
      return isStandard ? { subject: null, body: null } : words;
    },
    reason: isStandard
      ? `Put the standard text of the reminder after ${call.days} days back.`
      : `Changed the reminder after ${call.days} days.`,
  });
}

const toReminderEmail = ({
  days,
  version,
  subject,
  body,
  updatedAt,
}: ReminderEmailRow): ReminderEmail => ({
  days,
  version,
  subject: subject ?? STANDARD_REMINDER.subject,
  body: body ?? STANDARD_REMINDER.body,
  updated_at: updatedAt.toISOString(),
});
