import { describe, expect, test } from 'vitest';
import { decideOutcome } from './decide-outcome.ts';
import { parseRemittance } from './parse-remittance.ts';

const outcomeOf = (status: string, reason = '', paid = '210.35') =>
  decideOutcome({ paid, status, reason, refusal: '' }).outcome;

describe('an amount beside the status of a payer', () => {
  test.each([
    'PAID',
    'Paid in full',
    'Paid - remittance sent',
    'SUCCESSFUL',
    'Success',
    'Successful - no errors',
    'Completed - error code 0',
    'Approved',
    'Processed',
    'Payment processed',
    'PAYMENT_MADE',
    'PartPaid',
    'Partially paid - balance pending',
    'Part payment - rest rejected',
    'Partially rejected',
    'Completed',
    'Settled',
    'Remitted',
    'Received and paid',
    '',
    '-',
    'N/A',
  ])('"%s" is paid', (status) => {
    expect(outcomeOf(status)).toBe('paid');
  });

  test.each([
    'REJECTED',
    'Rejected by plan manager',
    'Payment rejected',
    'ERROR',
    'Failed',
    'Completed with errors',
    'Declined',
    'Denied',
    'Refused',
    'Unsuccessful',
    'Not successful',
    'Not approved',
    'Not paid',
    'UNPAID',
    'NON_PAYMENT',
  ])('"%s" is rejected', (status) => {
    expect(outcomeOf(status)).toBe('rejected');
  });

  test.each([
    'DELETED',
    'REVERSED',
    'Payment reversed',
    'Paid - reversed',
    'Reversed, partially paid',
    'WITHDRAWN',
    'CANCELLED',
    'Canceled',
    'Voided',
    'Revoked',
    'Recalled',
    'Refunded',
    'Received',
    'Received successfully',
    'Successfully submitted',
    'Submitted',
    'In progress',
    'IN_PROGRESS',
    'InProgress',
    'Processing',
    'To be processed',
    'Not processed',
    'On hold',
    'ON_HOLD',
    'Held',
    'Draft',
    'Open',
    'Queued',
    'Scheduled',
    'Pending',
    'PENDING PAYMENT',
    'Pending partial payment',
    'Awaiting Approval',
    'Approved for payment',
    'Approved - to be paid',
    'Pre-approved',
    'Approved, not yet paid',
    'Not paid yet',
    'Already paid',
    'Under review',
    'In query',
    'Disputed',
    'Incomplete',
  ])('"%s" is open', (status) => {
    expect(outcomeOf(status)).toBe('open');
  });

  test.each(['Lodged', 'Sent', 'New', 'Validated', 'Accepted', 'Expired', 'Archived', 'X7'])(
    'is open where it is unknown, as "%s", and staff see it',
    (status) => {
      expect(decideOutcome({ paid: '210.35', status, reason: '', refusal: '' })).toEqual({
        outcome: 'open',
        paid_cents: 0,
        reason: `“${status}” does not say whether this was paid.`,
      });
    },
  );
});

describe('an amount beside the note of a plan manager', () => {
  test.each([
    'pending next payment run',
    'Pending',
    'Payment pending',
    'Payment is on hold',
    'The invoice is under review',
    'To be paid on Friday',
    'Will be paid in the next run',
    'Next payment run',
    'Awaiting your service agreement',
    'Reversed',
    'Invoice rejected: no funding',
    'Declined',
    'Unpaid',
  ])('"%s" is open without a status', (note) => {
    expect(decideOutcome({ paid: '210.35', status: '', reason: note, refusal: '' })).toEqual({
      outcome: 'open',
      paid_cents: 0,
      reason: note,
    });
  });

  test.each([
    'Thank you',
    'Paid by EFT, pending in your bank',
    'Price was capped at the limit. Error code 0',
    'Error code 0',
    'No errors',
    'The plan is under review',
    'Capped; the rest was rejected',
  ])('"%s" is paid', (note) => {
    expect(outcomeOf('', note)).toBe('paid');
  });

  test('is paid where the status says so', () => {
    expect(outcomeOf('PAID', 'pending next payment run')).toBe('paid');
  });
});

const outcomes = (...lines: readonly string[]) =>
  parseRemittance(lines.join('\r\n'), 5000).map(({ outcome, paid_cents: cents }) => [
    outcome,
    cents,
  ]);

describe('the file of a plan manager', () => {
  test.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
    ['bars', '|'],
    ['commas', ','],
  ])('with %s is read', (_what, mark) => {
    const lines = [
      'Harbour Plan Services',
      'Invoice#Amount Paid#Status',
      'INV-2026-00099#210.35#Paid',
    ];
    expect(outcomes(...lines.map((line) => line.replaceAll('#', mark)))).toEqual([
      ['paid', 210_35],
    ]);
  });

  test('has commas in its amounts where semicolons separate', () => {
    expect(outcomes('Invoice;Paid', 'INV-2026-00099;1,210.35')).toEqual([['paid', 1210_35]]);
  });

  test.each([
    ['a note beside an empty error', 'Invoice,Paid,Error Message,Comments', ',pending'],
    ['a status beside an empty one', 'Invoice,Paid,Payment Status,Status', ',Pending'],
    ['the status of a request', 'Invoice,Paid,Request Status', 'Deleted'],
    ['the status of a line', 'Invoice,Paid,Line Status', 'Reversed'],
    ['remarks', 'Invoice,Paid,Remarks', 'On hold'],
    ['a reason of a refusal', 'Invoice,Amount,Rejection Reason', 'Insufficient funds'],
  ])('has %s read', (_what, names, cells) => {
    expect(outcomes(names, `INV-2026-00099,210.35,${cells}`)).toEqual([['open', 0]]);
  });

  test.each(['', 'N/A', 'None'])('is paid where its reason of a refusal is "%s"', (reason) => {
    expect(outcomes('Invoice,Paid,Rejection Reason', `INV-2026-00099,210.35,${reason}`)).toEqual([
      ['paid', 210_35],
    ]);
  });

  test('takes no amount from a second column', () => {
    expect(outcomes('Invoice,Amount Paid,Amount', 'INV-2026-00099,,210.35')).toEqual([['open', 0]]);
  });
});
