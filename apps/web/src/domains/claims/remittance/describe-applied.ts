import { plural } from '@cleaning/contract/rules';
import type { RemittanceInvoice } from '@cleaning/contract/claims';
import { formatMoney } from '@cleaning/pricing';
import { listAnswerRows, isNewRow, isRecordedRow, isWaitingRow } from './answer-rows.ts';
import { listAnsweredInvoices, sumAnswers } from './answer-sums.ts';
import { type RemittanceFile } from './remittance-files.ts';

/** The rejected rows, including those recorded before, without those that wait for other rows. */
export const listRejectedRows = (files: readonly RemittanceFile[]) =>
  listAnswerRows(files).filter((row) => row.outcome === 'rejected' && !isWaitingRow(row));

export interface AppliedWords {
  /** The rows in words: "5 rows applied, 1 was entered before." */
  readonly rows: string;
  /**
   * The changes: "2 claims are matched, 2 invoices are paid ($300.50), 1 was rejected."; empty if
   * nothing changed.
   */
  readonly changes: string;
}

/** Describes what was recorded from files, in two sentences. */
export function describeApplied(files: readonly RemittanceFile[]): AppliedWords {
  const { rows, newRows, newMoney, openCount } = sumAnswers(files);
  const before = rows.filter(isRecordedRow).length;
  const changed = listAnsweredInvoices(files).filter((invoice) => invoice.is_new);
  const matched = changed.filter((each) => each.paid_cents > 0 && each.new_cents === 0).length;
  const rejected = listRejectedRows(files).filter(isNewRow).length;
  const done = [
    ...(matched === 0 ? [] : [`${plural(matched, 'claim')} ${isAre(matched)} matched`]),
    ...(newMoney.cents === 0
      ? []
      : [
          `${paidWords(changed.filter((each) => each.new_cents > 0))} (${formatMoney(newMoney.cents)})`,
        ]),
    ...(rejected === 0 ? [] : [`${rejected} ${rejected === 1 ? 'was' : 'were'} rejected`]),
    ...(openCount === 0 ? [] : [`${plural(openCount, 'row')} ${isAre(openCount)} still open`]),
  ];
  const entered = before === 0 ? '' : `, ${before} ${before === 1 ? 'was' : 'were'} entered before`;
  return {
    rows: `${plural(newRows, 'row')} applied${entered}.`,
    changes: done.length === 0 ? '' : `${done.join(', ')}.`,
  };
}

/**
 * The paid invoices: "2 invoices are paid", "1 invoice is paid in part", "1 invoice is paid and 2
 * in part".
 */
function paidWords(invoices: readonly RemittanceInvoice[]): string {
  const inPart = invoices.filter((invoice) => invoice.left_cents > 0).length;
  const whole = invoices.length - inPart;
  const first = whole === 0 ? inPart : whole;
  const start = `${plural(first, 'invoice')} ${isAre(first)} paid`;
  if (inPart === 0) return start;
  return whole === 0 ? `${start} in part` : `${start} and ${inPart} in part`;
}

const isAre = (count: number): string => (count === 1 ? 'is' : 'are');
