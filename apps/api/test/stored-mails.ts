import { mails } from '../src/core/db/schema/index.ts';
import type { TestApp } from './create-test-app.ts';

/** Deletes every email that waits or was kept. */
export async function clearMails({ database }: TestApp): Promise<void> {
  await database.delete(mails);
}

/** The texts of the emails that are stored. */
export const storedTexts = ({ database }: TestApp) =>
  database.select({ text: mails.text, html: mails.html }).from(mails);

/** Has every email look as if a delivery of it were under way. */
export async function holdMails({ database, clock }: TestApp): Promise<void> {
  const lockedUntil = new Date(clock.now.getTime() + 10_000);
  await database.update(mails).set({ failedAt: null, lockedUntil });
}

/** Stores an email to a person that was given up, and returns its id. */
export async function storeFailedMail(
  { database, clock }: TestApp,
  recipient: string,
): Promise<{ readonly id: string; readonly version: number }> {
  const now = clock.now;
  const [row] = await database
    .insert(mails)
    .values({
      recipient,
      subject: 'Your quote is ready',
      text: 'See your quote.',
      html: '<p>See your quote.</p>',
      createdAt: now,
      nextAttemptAt: now,
      attempts: 3,
      failedAt: now,
      failureCause: 'no_address',
      failureAnswer: '550 5.1.1 User unknown',
      reportedAt: now,
    })
    .returning({ id: mails.id, version: mails.version });
  if (row === undefined) throw new Error('An insert returned no row.');
  return row;
}
