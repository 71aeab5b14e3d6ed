import type { enquiriesEndpoints } from '@cleaning/contract';
import { inTransaction } from '../core/db/in-transaction.ts';
import type { HandlersOf } from '../core/http/handlers.ts';
import { answerEnquiry, changeStatus, convertEnquiry, readEnquiry } from './enquiry-commands.ts';
import { pageOfEnquiries, receiveEnquiry } from './service.ts';

/** People and bots get the same answer, so that a bot cannot detect the honeypot field. */
const RECEIPT = { message: 'Thank you. We have your message.' } as const;

export const enquiriesHandlers: HandlersOf<typeof enquiriesEndpoints> = {
  createEnquiry: async ({ transaction, body: { website, ...enquiry }, now }) => {
    const isFromPerson = website === '';
    if (isFromPerson) await receiveEnquiry(transaction, enquiry, now);
    return { status: 201, body: RECEIPT };
  },

  listEnquiries: async ({ database, query }) => ({
    status: 200,
    body: await pageOfEnquiries(database, query),
  }),

  getEnquiry: async ({ database, params, viewer, now }) => ({
    status: 200,
    body: await inTransaction(database, (transaction) =>
      readEnquiry(transaction, { ...params, viewer, now }),
    ),
  }),

  answerEnquiry: async ({ transaction, params, viewer, body: { version, answer }, now }) => ({
    status: 200,
    body: await answerEnquiry(transaction, { ...params, version, viewer, now }, answer),
  }),

  convertEnquiry: async ({ transaction, params, viewer, body, now }) => {
    const { version, ...conversion } = body;
    const call = { ...params, version, viewer, now };
    return {
      status: 200,
      body: await convertEnquiry(transaction, call, conversion),
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
