import { company } from '@cleaning/company';
import type { BulkPaymentRow } from '@cleaning/ndis';
import { refuseField } from '../../platform/http/api-error.ts';
import type { ClaimedInvoice, LineRecord } from './claim-repository.ts';

/** An invoice with its lines and its participant's NDIS number, in full. */
export interface ClaimableInvoice {
  readonly invoice: ClaimedInvoice;
  readonly lines: readonly LineRecord[];
  readonly ndisNumber: string | null;
}

/**
 * A row for each line of an invoice.
 *
 * @throws ApiError `validation_failed` when something is missing that the agency would refuse.
 */
export function claimRows({ invoice, lines, ndisNumber }: ClaimableInvoice): BulkPaymentRow[] {
  if (ndisNumber === null) throw cannotClaim(invoice, 'its participant has told no NDIS number');
  if (lines.length === 0) throw cannotClaim(invoice, 'it has no lines');
  return lines.map((line, index) => {
    const { supportItemNumber, serviceDateFrom, serviceDateTo } = line;
    if (supportItemNumber === null) throw cannotClaim(invoice, 'a line has no support item number');
    if (serviceDateFrom === null || serviceDateTo === null) {
      throw cannotClaim(invoice, 'a line has no date of service');
    }
    return {
      registrationNumber: company.ndisRegistrationNumber,
      ndisNumber,
      supportsDeliveredFrom: serviceDateFrom,
      supportsDeliveredTo: serviceDateTo,
      supportNumber: supportItemNumber,
      claimReference: `${invoice.number ?? invoice.id}-${index + 1}`,
      quantityHundredths: line.quantityHundredths,
      unitPriceCents: line.unitPriceCents,
      gstCode: line.gstCode,
      claimType: line.claimType,
      cancellationReason: line.cancellationReason,
      abn: company.abn,
    };
  });
}

const cannotClaim = ({ number }: ClaimedInvoice, because: string) =>
  refuseField(
    'invoice_ids',
    `${number ?? 'An invoice'} cannot be claimed: ${because}. Mend that, or leave it out.`,
  );
