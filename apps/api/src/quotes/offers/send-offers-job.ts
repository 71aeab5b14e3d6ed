import type { Transaction } from '../../core/db/client.ts';
import { officeViewer } from '../../core/http/viewer.ts';
import { ApiError, describeRefusal } from '../../core/http/api-error.ts';
import { defineJob, SECOND_MS } from '../../core/jobs/job.ts';
import { executeCommand } from '../../core/command.ts';
import { executeSystemCommand, quoteBeingSent } from '../quote-record.ts';
import { postRefusedSend } from '../emails.ts';
import { listDueSends, lockDueSend, type QuoteRow } from '../quote-repository.ts';
import { sending } from './commands.ts';

/** Sends the quotes whose time to undo has passed. */
export const sendOffersJob = defineJob({
  name: 'send-offers',
  restMs: SECOND_MS,
  listDue: ({ database, now }) => listDueSends(database, now),
  run: async ({ transaction, now }, id) => {
    const row = await lockDueSend(transaction, id, now);
    if (row !== undefined) await sendOffer(transaction, row, now);
  },
});

/**
 * A quote that can no longer be sent stays in preparation, where staff see why, and whoever sent it
 * gets an email.
 */
async function sendOffer(transaction: Transaction, row: QuoteRow, now: Date): Promise<void> {
  if (row.sendBy === null) throw new Error('A send that waits says who asked for it.');
  const viewer = officeViewer(row.sendBy);
  const call = { id: row.id, version: row.version, viewer, now };
  try {
    await transaction.transaction((savepoint) =>
      executeCommand(quoteBeingSent, savepoint, call, sending(savepoint, null, call)),
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const reason = describeRefusal(error);
    const command = 'refuse_send';
    const changes = { sendAt: null, sendBy: null };
    const quote = await executeSystemCommand(transaction, row, { command, changes, reason }, now);
    await postRefusedSend(transaction, { quote, staffId: row.sendBy, reason, now });
  }
}
