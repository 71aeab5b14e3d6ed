import {
  convertEnquiryRequest,
  transitionEnquiry,
  type Enquiry,
  type enquiriesEndpoints,
  type EnquiryCommand,
  type ParsedBody,
} from '@cleaning/contract';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { ApiError, notFound, staleVersion } from '../core/http/api-error.ts';
import type { StaffViewer } from '../core/http/viewer.ts';
import { createAddress } from '../clients/addresses/address-service.ts';
import { findClientByEmail } from '../clients/client-directory.ts';
import { createClient } from '../clients/create-client.ts';
import { createDraftForClient } from '../quotes/index.ts';
import { enquiryAnswerEmail } from './email-templates.ts';
import { toEnquiry } from './enquiry-mapper.ts';
import {
  findEnquiry,
  lockEnquiry,
  updateEnquiry,
  type EnquiryChanges,
  type EnquiryRow,
} from './enquiry-repository.ts';
import { postMail } from '../core/mail/outbox.ts';

// The commands of staff on an enquiry. Each function runs in the caller's transaction.

/** A command on an enquiry that the caller last read at this version. */
export interface EnquiryCall {
  readonly id: string;
  readonly version: number;
  readonly viewer: StaffViewer;
  readonly now: Date;
}

type Conversion = Omit<ParsedBody<(typeof enquiriesEndpoints)['convertEnquiry']>, 'version'>;
export async function readEnquiry(
  transaction: Transaction,
  { id, viewer, now }: Omit<EnquiryCall, 'version'>,
): Promise<Enquiry> {
  const enquiry = await present(transaction, await findEnquiry(transaction, id));
  await audit(transaction, 'view', { id, viewer, now });
  return enquiry;
}

/** Closes an enquiry, marks it as spam or opens it again. */
export const changeStatus = (
  transaction: Transaction,
  call: EnquiryCall,
  command: 'close' | 'mark_spam' | 'reopen',
): Promise<Enquiry> => execute(transaction, call, command, async () => ({}));

/** Mails an answer to the sender. */
export const answerEnquiry = (
  transaction: Transaction,
  call: EnquiryCall,
  answer: string,
): Promise<Enquiry> =>
  execute(transaction, call, 'answer', (row) => postAnswer(transaction, row, answer, call));

/** Creates the client, unless they have an account, and the draft quote, and answers the sender. */
export const convertEnquiry = (
  transaction: Transaction,
  call: EnquiryCall,
  { client_id, new_client: newClient, quote: choices, answer }: Conversion,
): Promise<Enquiry> =>
  execute(transaction, call, 'convert', async (row) => {
    const { viewer, now } = call;
    const clientId =
      newClient === null ? client_id : await createInvitedClient(transaction, newClient, call);
    const quote =
      choices === null
        ? null
        : await inQuoteFields(() =>
            createDraftForClient(
              transaction,
              choices,
              { clientId: clientId ?? undefined, reason: 'They asked for it in an enquiry.' },
              { viewer, now },
            ),
          );
    const answered = answer === '' ? {} : await postAnswer(transaction, row, answer, call);
    return { ...answered, clientId, isClientNew: newClient !== null, quoteId: quote?.id ?? null };
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
  { viewer, now }: EnquiryCall,
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

/**
 * Locks an enquiry, asks the state machine, runs the effects of the command and stores the changes.
 *
 * @throws ApiError `not_found`, `stale_version`, `invalid_transition`, or an error of the command.
 */
async function execute(
  transaction: Transaction,
  call: EnquiryCall,
  command: EnquiryCommand,
  work: (row: EnquiryRow) => Promise<EnquiryChanges>,
): Promise<Enquiry> {
  const row = await lockEnquiry(transaction, call.id);
  if (row === undefined) throw notFound();
  const current = await present(transaction, row);
  if (row.enquiry.version !== call.version) throw staleVersion(current);
  const next = transitionEnquiry(row.enquiry.status, command);
  if (!next.ok) throw new ApiError(next.code, next.message, { current });
  const closing =
    next.status === 'closed' ? { closedAt: call.now, closedById: call.viewer.staffId } : {};
  await updateEnquiry(transaction, call.id, {
    ...(await work(row)),
    ...closing,
    status: next.status,
  });
  await audit(transaction, 'update', call);
  return present(transaction, await findEnquiry(transaction, call.id));
}

async function postAnswer(
  transaction: Transaction,
  { enquiry }: EnquiryRow,
  answer: string,
  { viewer, now }: EnquiryCall,
): Promise<EnquiryChanges> {
  await postMail(transaction, enquiryAnswerEmail(enquiry, answer), now);
  return { answer, answeredAt: now, answeredById: viewer.staffId };
}

async function present(queryable: Queryable, row: EnquiryRow | undefined): Promise<Enquiry> {
  if (row === undefined) throw notFound();
  return toEnquiry(row, await findClientByEmail(queryable, row.enquiry.email));
}

const audit = (
  transaction: Transaction,
  action: 'view' | 'update',
  { id, viewer, now }: Omit<EnquiryCall, 'version'>,
): Promise<void> =>
  recordAudit(transaction, {
    actorId: viewer.staffId,
    action,
    subjectType: 'enquiry',
    subjectId: id,
    clientId: null,
    reason: null,
    now,
  });
