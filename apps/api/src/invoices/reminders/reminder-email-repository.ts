import type { ReminderDays } from '@cleaning/contract/invoices';
import { asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import { reminderEmails } from '../../core/db/schema/index.ts';

export type ReminderEmailRow = typeof reminderEmails.$inferSelect;

export const listReminderEmails = (queryable: Queryable): Promise<ReminderEmailRow[]> =>
  queryable.select().from(reminderEmails).orderBy(asc(reminderEmails.days));

const ofDays = (days: ReminderDays) => eq(reminderEmails.days, days);

export async function findReminderEmail(
  queryable: Queryable,
  days: ReminderDays,
): Promise<ReminderEmailRow> {
  return theOnly(await queryable.select().from(reminderEmails).where(ofDays(days)));
}

/** The text of a reminder, locked until the transaction ends. */
export async function lockReminderEmail(
  transaction: Transaction,
  days: ReminderDays,
): Promise<ReminderEmailRow> {
  return theOnly(await transaction.select().from(reminderEmails).where(ofDays(days)).for('update'));
}

/** Updates a reminder email that is locked. */
export async function writeReminderEmail(
  transaction: Transaction,
  email: ReminderEmailRow,
): Promise<ReminderEmailRow> {
  return theOnly(
    await transaction.update(reminderEmails).set(email).where(ofDays(email.days)).returning(),
  );
}

function theOnly([row]: ReminderEmailRow[]): ReminderEmailRow {
  if (row === undefined) throw new Error('A reminder email is missing: the migration adds them.');
  return row;
}
