import {
  convertEnquiryRequest,
  type Enquiry,
  type enquiriesEndpoints,
} from '@cleaning/contract/enquiries';
import { transitionEnquiry, type EnquiryCommand } from '@cleaning/contract/enquiries/rules';
import type { ParsedBody } from '@cleaning/contract/http';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { ApiError, notFound } from '../core/http/api-error.ts';
import type { Command, CommandCall, CommandedRecord } from '../core/command.ts';
import { userIdOf, type OfficeViewer } from '../core/http/viewer.ts';
import { postMail } from '../core/mail/outbox.ts';
import { createAddress } from '../clients/addresses/save-address.ts';
import { findClientByEmail } from '../clients/client-directory.ts';
import { createClient } from '../clients/create-client.ts';
import { createDraftForClient } from '../quotes/index.ts';
import { enquiryAnswerEmail } from './email-templates.ts';
import { toEnquiry } from './view.ts';
import {
  findEnquiry,
  lockEnquiry,
  updateEnquiry,
  type EnquiryChanges,
  type EnquiryRow,
} from './enquiry-repository.ts';

type Conversion = ParsedBody<(typeof enquiriesEndpoints)['convertEnquiry']>;

interface EnquiryContext {
  readonly viewer: OfficeViewer;
  readonly now: Date;
}

/** The enquiry as a record that commands move. */
interface EnquiryKind {
  readonly loaded: { readonly row: EnquiryRow['enquiry']; readonly found: EnquiryRow };
  readonly view: Enquiry;
  readonly changes: EnquiryChanges;
  readonly command: EnquiryCommand;
  readonly details: object;
}

type CommandOnEnquiry = Command<EnquiryKind>;

/** How commands of staff move an enquiry. The audit log gets each of them. */
export const enquiryRecord: CommandedRecord<EnquiryKind> = {
  async lock(transaction, { id }) {
    const found = await lockEnquiry(transaction, id);
    return found && { row: found.enquiry, found };
  },
  viewOf: ({ found }, transaction) => showEnquiry(transaction, found),
  step({ row }, { command }, { viewer, now }) {
    const result = transitionEnquiry(row.status, command);
    if (!result.ok) return result;
    const { status } = result;
    const closed = status === 'closed' ? { closedAt: now, closedById: userIdOf(viewer) } : {};
    return { ok: true, changes: { ...closed, status } };
  },
  write: (transaction, { row }, changes) => updateEnquiry(transaction, row.id, changes),
  note: (transaction, { row, call }) => audit(transaction, 'update', { ...call, id: row.id }),
  show: async (transaction, { id }) => showEnquiry(transaction, await findEnquiry(transaction, id)),
};

/** An enquiry, for staff; the audit log gets who opened it. */
export async function readEnquiry(
  transaction: Transaction,
  { id, viewer, now }: EnquiryContext & { readonly id: string },
): Promise<Enquiry> {
  const enquiry = await showEnquiry(transaction, await findEnquiry(transaction, id));
  await audit(transaction, 'view', { id, viewer, now });
  return enquiry;
}

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

async function showEnquiry(queryable: Queryable, row: EnquiryRow | undefined): Promise<Enquiry> {
  if (row === undefined) throw notFound();
  return toEnquiry(row, await findClientByEmail(queryable, row.enquiry.email));
}

const audit = (
  transaction: Transaction,
  action: 'view' | 'update',
  { id, viewer, now }: Omit<CommandCall, 'version'>,
): Promise<void> =>
  recordAudit(transaction, {
    actorId: userIdOf(viewer),
    action,
    subjectType: 'enquiry',
    subjectId: id,
    clientId: null,
    reason: null,
    now,
  });
