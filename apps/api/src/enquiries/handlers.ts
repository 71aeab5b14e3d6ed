import type { enquiriesEndpoints } from '@cleaning/contract/enquiries';
import { inTransaction } from '../core/db/in-transaction.ts';
import type { HandlersOf } from '../core/http/handlers.ts';
import { answerBy } from '../core/command.ts';
import { answering, converting } from './commands.ts';
import { enquiryRecord, readEnquiry } from './enquiry-record.ts';
import { listEnquiries, receiveEnquiry } from './receive-enquiry.ts';

/** People and bots get the same answer, so that a bot cannot detect the honeypot field. */
const RECEIPT = { message: 'Thank you. We have your message.' } as const;

export const enquiriesHandlers: HandlersOf<typeof enquiriesEndpoints> = {
  createEnquiry: async ({ transaction, body: { website, ...enquiry }, now }) => {
    const isFromPerson = website === '';
    if (isFromPerson) await receiveEnquiry(transaction, enquiry, now);
    return { status: 201, body: RECEIPT };
  },

  listEnquiries,

  getEnquiry: async ({ database, params, viewer, now }) => ({
    status: 200,
    body: await inTransaction(database, (transaction) =>
      readEnquiry(transaction, { ...params, viewer, now }),
    ),
  }),

  answerEnquiry: answerBy(enquiryRecord, ({ transaction, body: { answer }, viewer, now }) =>
    answering(transaction, answer, { viewer, now }),
  ),

  convertEnquiry: answerBy(enquiryRecord, ({ transaction, body, viewer, now }) =>
    converting(transaction, body, { viewer, now }),
  ),

  closeEnquiry: answerBy(enquiryRecord, () => ({ command: 'close' })),

  markEnquirySpam: answerBy(enquiryRecord, () => ({ command: 'mark_spam' })),

  reopenEnquiry: answerBy(enquiryRecord, () => ({ command: 'reopen' })),
};
