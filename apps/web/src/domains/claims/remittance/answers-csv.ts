import type { ReceivedFile } from '@cleaning/contract/http/rules';
import { toCsv } from '#kit/files/to-csv.ts';
import { inDollars } from '#kit/lib/dollars.ts';
import { listAnswerRows, describeEffect } from './answer-rows.ts';
import { payerLabel, type RemittanceFile } from './remittance-files.ts';

const OUTCOMES = {
  paid: 'Accepted',
  rejected: 'Rejected',
  open: 'Still open',
  left_out: 'Left out',
  unmatched: 'Not used',
  unreadable: 'Not used',
} as const;

/** The results of the files' rows, as a CSV file. */
export function answersCsv(files: readonly RemittanceFile[], day: string): ReceivedFile {
  const rows = listAnswerRows(files).map((row) => {
    const { title, detail } = describeEffect(row, true);
    return [
      payerLabel(row.invoice),
      row.file.name,
      row.file.reference,
      row.file.receivedOn ?? '',
      row.reference,
      row.invoice.client_name,
      OUTCOMES[row.outcome],
      row.reason ?? '',
      title,
      detail,
      inDollars(row.asked_cents ?? 0),
      inDollars(row.paid_cents),
    ];
  });
  return toCsv(`answers-${day}.csv`, [COLUMNS, ...rows]);
}

const COLUMNS = [
  'Payer',
  'File',
  'Reference',
  'Received on',
  'Claim or invoice',
  'Client',
  'Answer',
  'Reason given',
  'What changed',
  'Details',
  'Asked',
  'Paid',
];
