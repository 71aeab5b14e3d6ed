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
