import { mailsEndpoints, type MailRetryResult } from '@cleaning/contract/mails';
import { answerBy, executeCommand } from '../core/command.ts';
import type { HandlersOf } from '../core/http/handlers.ts';
import { list } from '../core/list.ts';
import { toFailedMail } from './view.ts';
import { failedMailRecord, readdressing, retrying, telling } from './failed-mail-record.ts';
import { countFailedMails, failedMailsMatching } from './failed-mail-repository.ts';

/** Serves the calls about emails that did not arrive. */
export const mailsHandlers: HandlersOf<typeof mailsEndpoints> = {
  listFailedMails: list(mailsEndpoints.listFailedMails, {
    from: ({ snapshot, viewer, query }) => failedMailsMatching(snapshot, viewer, query),
    view: (row, { now }) => toFailedMail(row, now),
    async beside({ snapshot, viewer }) {
      const { open, settled } = await countFailedMails(snapshot, viewer);
      return { open_count: open, settled_count: settled };
    },
  }),

  retryMail: answerBy(failedMailRecord, retrying),

  readdressMail: answerBy(failedMailRecord, (context) => readdressing(context, context.body)),

  tellByPhone: answerBy(failedMailRecord, (context) => telling(context, context.body)),

  retryMails: async ({ each, viewer, body: { mails }, now }) => ({
    status: 200,
    body: {
      results: await each<(typeof mails)[number], MailRetryResult>(
        mails,
        async (transaction, { id, version }) => {
          const call = { id, version, viewer, now };
          await executeCommand(failedMailRecord, transaction, call, retrying(call));
          return { id, error: null };
        },
        (error, { id }) => ({ id, error }),
      ),
    },
  }),
};
