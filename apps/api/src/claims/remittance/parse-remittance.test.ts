import { describe, expect, test } from 'vitest';
import { nameInvoice, type ParsedRow } from './name-invoice.ts';
import { parseRemittance } from './parse-remittance.ts';

const read = (...lines: readonly string[]) =>
  parseRemittance(lines.join('\r\n'), 5000).map(nameInvoice);

const NDIA =
  'RegistrationNumber,NDISNumber,SupportsDeliveredFrom,SupportsDeliveredTo,SupportNumber,ClaimReference,Quantity,UnitPrice,GSTCode,PaidTotalAmount,Payment Request Number,Participant Name,Capped Price,Payment Request Status,Error Message,ClaimType,CancellationReason,ABN of Support Provider';

/** A row of the results that the NDIA gives for a bulk payment request. */
const ndia = (line: number, paid: string, status: string, error = '') =>
  `4050000001,430000000,2${line}/08/2026,2${line}/08/2026,01_020_0120_1_1,INV-2026-00099-${line},1,60.10,P2,${paid},900000${line},"Ada Byron",60.10,${status},${error},,,18123456789`;

const said = ({ invoiceNumber, lineNumber, outcome, paid_cents: cents, reason }: ParsedRow) => [
  invoiceNumber,
  lineNumber,
  outcome,
  cents,
  reason,
];

const paid = (cents: number, line: number | null = null) => [
  'INV-2026-00099',
  line,
  'paid',
  cents,
  null,
];
const open = (reason: string, line: number | null = null) => [
  'INV-2026-00099',
  line,
  'open',
  0,
  reason,
];
const rejected = (reason: string, line: number | null = null) => [
  'INV-2026-00099',
  line,
  'rejected',
  0,
  reason,
];

describe('the file of a payer is read as it means', () => {
  test.each<[string, readonly string[], readonly unknown[]]>([
    [
      'NDIA, results with both rows paid',
      [NDIA, ndia(1, '150.25', 'PAID'), ndia(2, '60.10', 'PAID')],
      [paid(150_25, 1), paid(60_10, 2)],
    ],
    [
      'NDIA, a row that is pending, without an amount',
      [NDIA, ndia(1, '150.25', 'PAID'), ndia(2, '', 'PENDING PAYMENT')],
      [paid(150_25, 1), open('PENDING PAYMENT', 2)],
    ],
    [
      'NDIA, a row that awaits approval, with zero',
      [NDIA, ndia(1, '150.25', 'PAID'), ndia(2, '0.00', 'Awaiting Approval')],
      [paid(150_25, 1), open('Awaiting Approval', 2)],
    ],
    [
      'NDIA, four decimals',
      [NDIA, ndia(1, '150.2500', 'PAID'), ndia(2, '60.1000', 'PAID')],
      [paid(150_25, 1), paid(60_10, 2)],
    ],
    [
      'NDIA, a status that says "no errors"',
      [NDIA, ndia(1, '150.25', 'PAID'), ndia(2, '60.10', 'Successful - no errors')],
      [paid(150_25, 1), paid(60_10, 2)],
    ],
    [
      'plan manager, an invoice number without hyphens',
      ['Invoice Number,Amount Paid', 'INV202600099,210.35'],
      [paid(210_35)],
    ],
    [
      'NDIA, a request that was cancelled',
      [NDIA, ndia(1, '60.10', 'CANCELLED'), ndia(2, '0', 'Cancelled by provider')],
      [open('CANCELLED', 1), open('Cancelled by provider', 2)],
    ],
    [
      'NDIA, the older results with a capped price beside a paid row',
      [
        'ClaimReference,PaymentRequestStatus,PaidTotalAmt,ErrorMessage',
        'INV-2026-00099-1,SUCCESSFUL,58.00,Price was capped at the limit. Error code 0',
      ],
      [paid(58_00, 1)],
    ],
    [
      'NDIA, results with the reason of a rejection in a column of its own',
      [
        'Claim Reference,Capped Price,Payment Request Status,Rejection Reason,Paid Total Amount',
        'INV-2026-00099-1,58.00,SUCCESSFUL,,"$1,145.00"',
        'INV-2026-00099-2,58.00,ERROR,The plan has ended,$0.00',
      ],
      [paid(1145_00, 1), rejected('The plan has ended', 2)],
    ],
    [
      'NDIA, a row in error',
      [NDIA, ndia(1, '0.00', 'ERROR', 'No funding left')],
      [rejected('No funding left', 1)],
    ],
    [
      'NDIA, a status without an answer yet',
      [NDIA, ndia(1, '0.00', 'OPEN'), ndia(2, '0.00', 'In Progress')],
      [open('OPEN', 1), open('In Progress', 2)],
    ],
    [
      'plan manager with a letterhead above the columns and a total below',
      [
        'Harbour Plan Services,,',
        'Remittance advice,20/11/2026,',
        'Invoice No.,Date of Service,Amount Paid ($)',
        'INV 2026 00099,23/08/2026,"1,150.25"',
        'Total,,"1,150.25"',
      ],
      [paid(1150_25)],
    ],
    [
      'plan manager who pays a part',
      ['Invoice #,Paid,Status', 'INV-2026-00099,100.00,Partially paid - balance pending'],
      [paid(100_00)],
    ],
    [
      'plan manager who holds an invoice, and says why',
      [
        'Invoice,Amount,Status,Comments',
        'INV-2026-00099,210.35,On hold,Waiting for the participant to approve',
      ],
      [open('Waiting for the participant to approve')],
    ],
    [
      'plan manager with the state in the amount',
      ['Invoice,Amount Paid', 'INV-2026-00099,Pending', 'INV-2026-00099,-', 'INV-2026-00099,nil'],
      [open('Pending'), open('Nothing was paid.'), open('Nothing was paid.')],
    ],
    [
      'plan manager with a reason alone',
      [
        'Invoice,Paid,Reason',
        'INV-2026-00099,0,The plan is under review and has no funds',
        'INV-2026-00099,0,Awaiting your service agreement',
        'INV-2026-00099,0,No errors.',
      ],
      [
        rejected('The plan is under review and has no funds'),
        open('Awaiting your service agreement'),
        open('No errors.'),
      ],
    ],
    [
      'plan manager who names the payment reference',
      ['Your reference,Paid Amount (AUD)', '26000992,AUD 210.35', 'inv_2026_00099,$210.35 CR'],
      [paid(210_35), paid(210_35)],
    ],
    [
      'plan manager who declines',
      ['Invoice,Paid,Status', 'INV-2026-00099,0,Declined', 'INV-2026-00099,0,Unpaid'],
      [rejected('Declined'), rejected('Unpaid')],
    ],
  ])('%s', (_sender, lines, expected) => {
    expect(read(...lines).map(said)).toEqual(expected);
  });
});

const amountOf = (text: string) => {
  const [row] = read('Invoice,Paid', `INV-2026-00099,"${text}"`);
  return row?.outcome === 'paid' ? row.paid_cents : row?.reason;
};

describe('an amount', () => {
  test.each([
    ['150.25', 150_25],
    ['$150.25', 150_25],
    ['A$1,150.5', 1150_50],
    ['150.250', 150_25],
    ['.10', 10],
    ['150', 150_00],
    ['1,234,567.00', 1_234_567_00],
  ])('is read: %s', (text, cents) => {
    expect(amountOf(text)).toBe(cents);
  });

  test.each([
    ['150.2549', '150.2549 has a part of a cent.'],
    ['150.255', '150.255 has a part of a cent.'],
    ['150,25', '150,25 is not an amount in dollars.'],
    ['1,50.25', '1,50.25 is not an amount in dollars.'],
    ['ten dollars', 'ten dollars is not an amount in dollars.'],
    ['-60.10', '-60.10 takes money back. Record it by hand, on the invoice.'],
    ['(60.10)', '(60.10) takes money back. Record it by hand, on the invoice.'],
  ])('is not guessed: %s', (text, problem) => {
    expect(amountOf(text)).toBe(problem);
  });
});

describe('the day of a row', () => {
  test.each([
    '2026-08-23',
    '2026-08-23T00:00:00',
    '23/08/2026',
    '23/8/2026 0:00',
    '23/08/26',
    '23.08.2026',
    '23-08-2026',
    '23-Aug-2026',
    '23 August 2026',
    '23 aug 26',
  ])('is read as plan managers write it: %s', (day) => {
    const [row] = read('Invoice,Service Date,Paid', `INV-2026-00099,${day},60.10`);
    expect(row?.serviceDate).toBe('2026-08-23');
  });

  test.each([
    '',
    'August 2026',
    '23 Abc 2026',
    '8/2026',
    '23/08/20261',
    '31/02/2026',
    '2026-02-31',
  ])('is none where there is none: %j', (day) => {
    const [row] = read('Invoice,Service Date,Paid', `INV-2026-00099,${day},60.10`);
    expect(row?.serviceDate).toBeNull();
  });
});
