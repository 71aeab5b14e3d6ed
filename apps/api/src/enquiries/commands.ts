import { convertEnquiryRequest, type enquiriesEndpoints } from '@cleaning/contract/enquiries';
import type { ParsedBody } from '@cleaning/contract/http';
import type { Transaction } from '../core/db/client.ts';
import { ApiError } from '../core/http/api-error.ts';
import { postMail } from '../core/mail/outbox.ts';
import { createAddress } from '../clients/addresses/save-address.ts';
import { createClient } from '../clients/create-client.ts';
import { createDraftForClient } from '../quotes/index.ts';
import { enquiryAnswerEmail } from './email-templates.ts';
import { type EnquiryChanges, type EnquiryRow } from './enquiry-repository.ts';
import type { EnquiryContext, CommandOnEnquiry } from './enquiry-record.ts';

type Conversion = ParsedBody<(typeof enquiriesEndpoints)['convertEnquiry']>;

/** Mails an answer to the sender. */
export const answering = (
  transaction: Transaction,
  answer: string,
  context: EnquiryContext,
): CommandOnEnquiry => ({
  command: 'answer',
  effects: async ({ row }) => ({ changes: await postAnswer(transaction, row, answer, context) }),
});

/** Creates the client, unless they have an account, and the draft quote, and answers the sender. */
export const converting = (
  transaction: Transaction,
  { client_id, new_client: newClient, quote: choices, answer }: Conversion,
  context: EnquiryContext,
): CommandOnEnquiry => ({
  command: 'convert',
  async effects({ row }) {
    const clientId =
      newClient === null ? client_id : await createInvitedClient(transaction, newClient, context);
    const quote =
      choices === null
        ? null
        : await inQuoteFields(() =>
            createDraftForClient(
              transaction,
              choices,
              { clientId: clientId ?? undefined, reason: 'They asked for it in an enquiry.' },
              context,
            ),
          );
    const answered = answer === '' ? {} : await postAnswer(transaction, row, answer, context);
    const isClientNew = newClient !== null;
    return { changes: { ...answered, clientId, isClientNew, quoteId: quote?.id ?? null } };
  },
});

const QUOTE_FIELDS = Object.keys(convertEnquiryRequest.shape.quote.unwrap().shape);

/** Names the fields of the quote in an error as the request does: "quote.preferred_date". */
async function inQuoteFields<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.fields === undefined) throw error;
    const fields = Object.fromEntries(
      Object.entries(error.fields).map(([name, messages]) => [
        QUOTE_FIELDS.includes(name) ? `quote.${name}` : name,
        messages,
      ]),
    );
    throw new ApiError(error.code, error.message, { fields, cause: error });
  }
}

/** Creates a client with the main address, if one is given, and mails them an invitation. */
async function createInvitedClient(
  transaction: Transaction,
  { address, ...client }: NonNullable<Conversion['new_client']>,
  { viewer, now }: EnquiryContext,
): Promise<string> {
  const clientId = await createClient(transaction, client, {
    actorId: viewer.staffId,
    emailField: 'new_client.email',
    isInvited: true,
    now,
  });
  if (address !== undefined) await createAddress(transaction, clientId, address, now);
  return clientId;
}

async function postAnswer(
  transaction: Transaction,
  enquiry: EnquiryRow['enquiry'],
  answer: string,
  { viewer, now }: EnquiryContext,
): Promise<EnquiryChanges> {
  await postMail(transaction, enquiryAnswerEmail(enquiry, answer), now);
  return { answer, answeredAt: now, answeredById: viewer.staffId };
}
