import { company } from '@cleaning/company';
import { transitionClaim } from '@cleaning/contract/claims/rules';
import {
  claimedBy,
  claimFigures,
  parseItemNumber,
  priceLimit,
  type BulkPaymentRow,
  type CatalogueRow,
} from '@cleaning/ndis';
import { formatMoney } from '@cleaning/pricing';
import { ApiError, refuseField } from '../core/http/api-error.ts';
import { roleOf, type OfficeViewer } from '../core/http/viewer.ts';
import type { ClaimedInvoice, LineRow } from '../invoices/index.ts';

/** An invoice with its lines and its participant's NDIS number, in full. */
export interface ClaimableInvoice {
  readonly invoice: ClaimedInvoice;
  readonly lines: readonly LineRow[];
  /** What remittances paid for single lines, by line id. */
  readonly paidByLine: ReadonlyMap<string, number>;
  readonly ndisNumber: string | null;
}

/** The facts that decide whether the agency pays for a line. */
export interface ClaimRules {
  /** The registration groups of the company. The agency pays only for items of these groups. */
  readonly registrationGroups: readonly string[];
  readonly catalogue: readonly CatalogueRow[];
}

/** The claim for one invoice. */
export interface InvoiceClaim {
  readonly rows: readonly BulkPaymentRow[];
  /** The total of the rows; never more than is owed. */
  readonly claimedCents: number;
}

/**
 * A claim row for each line of an invoice that is still owed.
 *
 * @throws ApiError `validation_failed` when nothing is owed, or when the agency would refuse the
 *   claim because something is missing.
 */
export function claimOf(
  { invoice, lines, paidByLine, ndisNumber }: ClaimableInvoice,
  { registrationGroups, catalogue }: ClaimRules,
): InvoiceClaim {
  if (ndisNumber === null)
    throw cannotClaim(invoice, 'we do not have the participant’s NDIS number');
  if (lines.length === 0) throw cannotClaim(invoice, 'it has no lines');
  const owed = owedByLine(lines, paidByLine, invoice.balanceCents);
  const rows = lines.flatMap((line, index): BulkPaymentRow[] => {
    const { supportItemNumber, serviceDateFrom, serviceDateTo } = line;
    if (supportItemNumber === null) throw cannotClaim(invoice, 'a line has no support item number');
    const group = parseItemNumber(supportItemNumber)?.registrationGroup;
    if (group !== undefined && !registrationGroups.includes(group)) {
      throw cannotClaim(invoice, `the company is not registered for group ${group}`);
    }
    if (serviceDateFrom === null || serviceDateTo === null) {
      throw cannotClaim(invoice, 'a line has no date of service');
    }
    const cents = owed[index] ?? 0;
    if (cents === 0) return [];
    const figures = claimFigures(cents, line);
    const limit = priceLimit(
      supportItemNumber,
      line.region ?? 'standard',
      serviceDateFrom,
      catalogue,
    );
    if (limit !== null && figures.unitPriceCents > limit) {
      throw cannotClaim(
        invoice,
        `line ${index + 1} is above the price limit of ${formatMoney(limit)}`,
      );
    }
    return [
      {
        registrationNumber: company.ndisRegistrationNumber,
        ndisNumber,
        supportsDeliveredFrom: serviceDateFrom,
        supportsDeliveredTo: serviceDateTo,
        supportNumber: supportItemNumber,
        claimReference: `${invoice.number ?? invoice.id}-${index + 1}`,
        ...figures,
        gstCode: line.gstCode,
        claimType: line.claimType,
        cancellationReason: line.cancellationReason,
        abn: company.abn,
      },
    ];
  });
  if (rows.length === 0) throw cannotClaim(invoice, 'there is nothing left to pay on it');
  return { rows, claimedCents: rows.reduce((sum, row) => sum + claimedBy(row), 0) };
}

/**
 * What is owed of each line. What a remittance paid for a line reduces that line. Other payments
 * and credits reduce the last lines first. Refunds are owed on the first lines again.
 */
export function owedByLine(
  lines: readonly Pick<LineRow, 'id' | 'amountCents'>[],
  paidByLine: ReadonlyMap<string, number>,
  balanceCents: number,
): number[] {
  let left = balanceCents;
  const take = (most: number): number => {
    const taken = Math.min(Math.max(0, most), left);
    left -= taken;
    return taken;
  };
  const unpaid = lines.map(({ id, amountCents }) => take(amountCents - (paidByLine.get(id) ?? 0)));
  return unpaid.map((cents, index) => cents + take((lines[index]?.amountCents ?? 0) - cents));
}

/** @throws ApiError `invalid_transition` when the claim of an invoice cannot be made now. */
export function assertReady(invoice: ClaimedInvoice, viewer: OfficeViewer): void {
  const result = transitionClaim(invoice, 'submit_claim', { actor: roleOf(viewer) });
  if (result.ok) return;
  throw new ApiError(
    'invalid_transition',
    `${invoice.number ?? 'A draft'} cannot be claimed. ${result.message}`,
  );
}

const cannotClaim = ({ number }: ClaimedInvoice, because: string) =>
  refuseField(
    'invoice_ids',
    `${number ?? 'An invoice'} cannot be claimed: ${because}. Fix that, or leave it out.`,
  );
