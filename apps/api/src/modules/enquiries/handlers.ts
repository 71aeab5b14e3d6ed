import type { enquiriesEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import {
  answerEnquiry,
  changeStatus,
  convertEnquiry,
  readEnquiry,
  type EnquiryCall,
} from './enquiry-commands.ts';
import { createEnquiriesService } from './service.ts';

/** People and bots get the same answer, so that a bot cannot detect the honeypot field. */
const RECEIPT = { message: 'Thank you. We have your message.' } as const;

export function createEnquiriesHandlers({
  database,
  outbox,
  publicUrl,
}: Pick<Dependencies, 'database' | 'outbox' | 'publicUrl'>): HandlersOf<typeof enquiriesEndpoints> {
  const enquiries = createEnquiriesService({ database, outbox, publicUrl });
  const change = (call: EnquiryCall, command: 'close' | 'mark_spam' | 'reopen') =>
    inTransaction(database, (transaction) => changeStatus(transaction, call, command));

  return {
    createEnquiry: async ({ body: { website, ...enquiry }, now }) => {
      const isFromPerson = website === '';
      if (isFromPerson) await enquiries.receive(enquiry, now);
      return { status: 201, body: RECEIPT };
    },

    listEnquiries: async ({ query }) => ({ status: 200, body: await enquiries.list(query) }),

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

    closeEnquiry: async ({ params, viewer, body, now }) => ({
      status: 200,
      body: await change({ ...params, ...body, viewer, now }, 'close'),
    }),

    markEnquirySpam: async ({ params, viewer, body, now }) => ({
      status: 200,
      body: await change({ ...params, ...body, viewer, now }, 'mark_spam'),
    }),

    reopenEnquiry: async ({ params, viewer, body, now }) => ({
      status: 200,
      body: await change({ ...params, ...body, viewer, now }, 'reopen'),
    }),
  };
}
