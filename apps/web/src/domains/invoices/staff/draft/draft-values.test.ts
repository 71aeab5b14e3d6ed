import { anInvoice } from '@cleaning/api-client/testing';
import { updateInvoiceRequest } from '@cleaning/contract/invoices';
import { describe, expect, it } from 'vitest';
import {
  draftDifferences,
  draftValues,
  mergeDrafts,
  toDraftRequest,
  typedAmount,
  typedCredit,
  typedTotal,
} from './draft-values.ts';

const invoice = anInvoice({ status: 'draft', number: null });
const [line] = invoice.lines;
if (line === undefined) throw new Error('The invoice of tests has a line.');
const values = draftValues(invoice);
const typed = { description: 'General clean', quantity: '1', unit_price_cents: '110.00' };

describe('an edited invoice draft', () => {
  it('starts with the saved values and requests no changes', () => {
    expect(values.lines[line.id]).toEqual(typed);
    expect(toDraftRequest(values, invoice)).toEqual({
      version: 2,
      note: '',
      lines: [],
    });
  });

  it('requests changes of the edited lines only, in the format of the API', () => {
    const request = toDraftRequest(
      { ...values, note: 'Thanks', lines: { [line.id]: { ...typed, unit_price_cents: '$99.5' } } },
      invoice,
    );
    expect(toDraftRequest({ ...values, uses_credit: false }, invoice)).toMatchObject({
      uses_credit: false,
    });
    expect(request.lines).toEqual([
      { id: line.id, description: 'General clean', quantity: 1, unit_price_cents: 99_50 },
    ]);
    expect(updateInvoiceRequest.safeParse(request).success).toBe(true);
  });

  it('is invalid while a line is incomplete', () => {
    const unfinished = { ...values, lines: { [line.id]: { ...typed, quantity: '' } } };
    expect(updateInvoiceRequest.safeParse(toDraftRequest(unfinished, invoice)).success).toBe(false);
  });

  it('ignores a line that was removed meanwhile', () => {
    expect(toDraftRequest({ ...values, lines: { gone: typed } }, invoice).lines).toEqual([]);
  });

  it('comes to its quantity times its price, as typed', () => {
    const hours = { description: '', quantity: '2.62', unit_price_cents: '60.10' };
    expect(typedAmount(hours)).toBe(157_46);
    expect(typedAmount({ ...hours, quantity: '1' })).toBe(60_10);
    expect(typedAmount({ ...hours, unit_price_cents: 'x' })).toBeNull();
  });
});

describe('two versions of one draft', () => {
  const local = { ...values, note: 'Mine' };
  const remote = {
    note: '',
    uses_credit: false,
    lines: { [line.id]: { ...typed, unit_price_cents: '99.00' }, added: typed },
  };
  const sides = { local, remote, base: values };

  it('differ in the lines that both have, in the note and in the credit', () => {
    expect(draftDifferences(sides)).toEqual([
      {
        id: line.id,
        label: 'General clean',
        local: 'General clean, 1 × $110.00',
        remote: 'General clean, 1 × $99.00',
        suggested: 'remote',
      },
      { id: 'note', label: 'Note', local: 'Mine', remote: 'No note', suggested: 'local' },
      {
        id: 'uses_credit',
        label: 'Credit',
        local: 'Used',
        remote: 'Kept for later',
        suggested: 'remote',
      },
    ]);
  });

  it('are merged, with the lines that the service has', () => {
    expect(mergeDrafts(sides, [line.id])).toEqual({
      note: 'Mine',
      uses_credit: true,
      lines: remote.lines,
    });
    expect(mergeDrafts(sides, ['note', 'uses_credit'])).toEqual({
      note: '',
      uses_credit: false,
      lines: { [line.id]: typed, added: typed },
    });
  });

  it('have the total of their complete lines', () => {
    expect(typedTotal(invoice, remote)).toBe(99_00);
    const unfinished = { [line.id]: { ...typed, quantity: '' } };
    expect(typedTotal(invoice, { lines: unfinished })).toBe(0);
  });
});

it.each([
  [60_00, 340_00, true, 60_00],
  [60_00, 40_00, true, 40_00],
  [60_00, 340_00, false, 0],
  [0, 340_00, true, 0],
])('of %i cents of credit, a draft of %i uses (%s) %i', (held, total, uses, used) => {
  const credit = { credit_to_use: { held_cents: held, used_cents: 0 } };
  expect(typedCredit(credit, total, uses)).toBe(used);
});
