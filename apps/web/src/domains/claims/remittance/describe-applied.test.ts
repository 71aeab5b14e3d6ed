import { aRemittance, aRemittanceInvoice, aRemittanceRow } from '@cleaning/api-client/testing';
import type { RemittanceInvoice } from '@cleaning/contract/claims';
import { describe, expect, it } from 'vitest';
import { describeApplied } from './describe-applied.ts';

/** A file with one row for each of these invoices, which pays it. */
const fileOf = (...invoices: Partial<RemittanceInvoice>[]) => {
  const all = invoices.map((each, index) =>
    aRemittanceInvoice({ invoice_id: `invoice-${index}`, ...each }),
  );
  return {
    id: 'file',
    name: 'answers.csv',
    content: '',
    reference: 'NDIA 1',
    receivedOn: '2026-11-20',
    leftOut: [],
    remittance: aRemittance({
      rows: all.map(({ invoice_id: id }, index) =>
        aRemittanceRow({ row: index + 1, invoice_id: id }),
      ),
      invoices: all,
    }),
  };
};

const inPart = { paid_cents: 100_00, new_cents: 100_00, left_cents: 50_25 };

describe('the summary of the recorded answers', () => {
  it.each([
    ['1 invoice is paid ($150.25)', [{}]],
    ['2 invoices are paid ($300.50)', [{}, {}]],
    ['1 invoice is paid in part ($100.00)', [inPart]],
    ['2 invoices are paid in part ($200.00)', [inPart, inPart]],
    ['1 invoice is paid and 1 in part ($250.25)', [{}, inPart]],
    ['2 invoices are paid and 2 in part ($500.50)', [{}, inPart, {}, inPart]],
  ])('is "%s"', (words, invoices) => {
    expect(describeApplied([fileOf(...invoices)]).changes).toBe(`${words}.`);
  });

  it('says which rows are still open, and does not count them as entered before', () => {
    const file = fileOf({ left_cents: 60_10, waits_for_rows: true });
    const rows = [
      ...file.remittance.rows,
      aRemittanceRow({ row: 2, invoice_id: 'invoice-0', outcome: 'open', paid_cents: 0 }),
      aRemittanceRow({ row: 3, invoice_id: 'invoice-0', outcome: 'rejected', paid_cents: 0 }),
    ];
    expect(describeApplied([{ ...file, remittance: { ...file.remittance, rows } }])).toEqual({
      rows: '1 row applied.',
      changes: '1 invoice is paid in part ($150.25), 1 row is still open.',
    });
  });

  it('omits amounts when there is no new payment', () => {
    expect(describeApplied([fileOf({ is_new: false, new_cents: 0 })])).toEqual({
      rows: '0 rows applied, 1 was entered before.',
      changes: '',
    });
  });
});
