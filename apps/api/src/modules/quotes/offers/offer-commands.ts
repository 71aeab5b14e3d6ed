import {
  clientApproval,
  depositStatusOnApproval,
  quoteCommandRequest,
  submittableSiteSchema,
  type AgreedVisit,
  type approveQuoteRequest,
} from '@cleaning/contract';
import { addDays } from '@cleaning/ndis';
import type { z } from 'zod';
import { ApiError, refuseField } from '../../../platform/http/api-error.ts';
import { parseInput } from '../../../platform/http/validation.ts';
import type { StaffViewer } from '../../../platform/http/viewer.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import { readSettings } from '../../settings/service.ts';
import type { CommandDetails } from '../execute-command.ts';
import type { LoadedQuote, QuoteContext } from '../load-quote.ts';
import { toNewRevision } from '../revisions/revision-mapper.ts';
import { insertRevision } from '../revisions/revision-repository.ts';
import { bookVisits } from './book-visits.ts';

/** How far ahead the last day of an offer can be, in days. */
const MAX_VALIDITY_DAYS = 365;

/**
 * Sending freezes a quote as a revision with a last day.
 *
 * @param validUntil the last day to approve it, in Sydney; the company's usual time when null.
 */
export const sendDetails = (
  validUntil: string | null,
  { viewer: { staffId }, now }: QuoteContext<StaffViewer>,
): CommandDetails => ({
  command: 'send',
  async changes(locked, { transaction, today }) {
    assertOfferable(locked);
    const { quoteValidityDays } = await readSettings(transaction);
    const lastDay = validUntil ?? addDays(today, quoteValidityDays);
    if (lastDay < today || lastDay > addDays(today, MAX_VALIDITY_DAYS)) {
      throw refuseField('valid_until', 'Choose a day from today to one year ahead.');
    }
    return { validUntil: lastDay };
  },
  afterwards: (transaction, row) =>
    insertRevision(transaction, toNewRevision(row, { staffId, now })),
});

/** @throws ApiError by field when it does not say where to clean; a conflict when it has no price. */
function assertOfferable({ row, quote }: LoadedQuote): void {
  parseInput(submittableSiteSchema, {
    address_line1: row.addressLine1,
    suburb: row.suburb,
    postcode: row.postcode,
  });
  if (row.totalCents !== null) return;
  throw new ApiError(
    'invalid_transition',
    'This service has no list price. Write the lines of its price before you send it.',
    { current: quote },
  );
}

/** @throws ApiError `validation_failed` when a client leaves out their name, or staff their reason. */
export function approveDetails(
  request: z.output<typeof approveQuoteRequest>,
  { viewer, now }: QuoteContext,
): CommandDetails {
  const isStaff = viewer.kind === 'staff';
  const approvedName = isStaff ? null : parseInput(clientApproval, request).approved_name;
  return {
    command: 'approve',
    reason: isStaff ? parseInput(quoteCommandRequest, request).reason : undefined,
    changes: ({ quote }) => ({
      approvedAt: now,
      approvedName,
      depositStatus: depositStatusOnApproval(quote),
    }),
  };
}

/** Converting books the visits of an approved quote: without them it stays approved. */
export const convertDetails = (
  visits: readonly AgreedVisit[],
  { viewer, now }: QuoteContext<StaffViewer>,
  emailDependencies: { readonly outbox: Outbox; readonly publicUrl: string },
): CommandDetails => ({
  command: 'convert',
  afterwards: (transaction, quote) =>
    bookVisits(transaction, { quote, visits, viewer, now }, emailDependencies),
});
