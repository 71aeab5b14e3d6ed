import type { enquiriesEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../dependencies.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import type { HandlersOf } from '../core/http/handlers.ts';
import { answerEnquiry, changeStatus, convertEnquiry, readEnquiry } from './enquiry-commands.ts';
import { pageOfEnquiries, receiveEnquiry } from './service.ts';

/** People and bots get the same answer, so that a bot cannot detect the honeypot field. */
const RECEIPT = { message: 'Thank you. We have your message.' } as const;

export function createEnquiriesHandlers({
  database,
  outbox,
  publicUrl,
}: Pick<Dependencies, 'database' | 'outbox' | 'publicUrl'>): HandlersOf<typeof enquiriesEndpoints> {
  return {
    createEnquiry: async ({ transaction, body: { website, ...enquiry }, now }) => {
      const isFromPerson = website === '';
      if (isFromPerson) await receiveEnquiry(transaction, enquiry, now, { outbox, publicUrl });
      return { status: 201, body: RECEIPT };
    },

    listEnquiries: async ({ query }) => ({
      status: 200,
      body: await pageOfEnquiries(database, query),
    }),

    getEnquiry: async ({ params, viewer, now }) => ({
      status: 200,
      body: await inTransaction(database, (transaction) =>
        readEnquiry(transaction, { ...params, viewer, now }),
      ),
    }),

    answerEnquiry: async ({ transaction, params, viewer, body: { version, answer }, now }) => ({
      status: 200,
      body: await answerEnquiry(transaction, { ...params, version, viewer, now }, answer, {
        outbox,
      }),
    }),

    convertEnquiry: async ({ transaction, params, viewer, body, now }) => {
      const { version, ...conversion } = body;
      const call = { ...params, version, viewer, now };
      return {
        status: 200,
        body: await convertEnquiry(transaction, call, conversion, { outbox, publicUrl }),
      };
    },

    closeEnquiry: async ({ transaction, params, viewer, body, now }) => ({
      status: 200,
      body: await changeStatus(transaction, { ...params, ...body, viewer, now }, 'close'),
    }),

    markEnquirySpam: async ({ transaction, params, viewer, body, now }) => ({
      status: 200,
      body: await changeStatus(transaction, { ...params, ...body, viewer, now }, 'mark_spam'),
    }),

    reopenEnquiry: async ({ transaction, params, viewer, body, now }) => ({
      status: 200,
      body: await changeStatus(transaction, { ...params, ...body, viewer, now }, 'reopen'),
    }),
  };
}
