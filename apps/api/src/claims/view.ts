import type { ClaimBatch } from '@cleaning/contract/claims';
import { fullName } from '@cleaning/contract/rules';
import type { BatchRecord } from './claim-repository.ts';

/** A batch as the API shows it. */
export function toClaimBatch({ batch, firstName, lastName, files }: BatchRecord): ClaimBatch {
  return {
    id: batch.id,
    number: batch.number,
    format_version: batch.formatVersion,
    csv_date_format: batch.csvDateFormat,
    invoice_count: batch.invoiceCount,
    row_count: batch.rowCount,
    total_cents: batch.totalCents,
    created_by: fullName(firstName, lastName),
    created_at: batch.createdAt.toISOString(),
    files: files.map(({ part, fileName, rowCount }) => ({
      part,
      file_name: fileName,
      row_count: rowCount,
    })),
  };
}
