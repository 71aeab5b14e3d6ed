import { describe, expect, test } from 'vitest';
import { readBankText as read, refusalOfBankText as refusalOf } from '../../../test/bank-text.ts';

const PAID = 'J CITIZEN INV-2026-00077';

/** What each layout has: 101.06 in and 20.00 out. */
const LAYOUTS = [
  ['ANZ with 3 columns', `23/11/2026,101.06,${PAID}\n22/11/2026,-20.00,FEE\n`],
  [
    'ANZ with 8 columns',
    `23/11/2026,"101.06","${PAID}","","","","",""\n22/11/2026,"-20.00","FEE","","","","",""\n`,
  ],
  [
    'ANZ with 8 columns, the reference in its own',
    `23/11/2026,"101.06","J CITIZEN","INV-2026-00077","","","",""\n22/11/2026,"-20.00","FEE","","","","",""\n`,
  ],
  [
    'ANZ with 8 columns, the payer in its own',
    `22/11/2026,"-20.00","FEE","","","","",""\n23/11/2026,"101.06","J CITIZEN INV-2026-00077","","J CITIZEN","","",""\n`,
  ],
  ['ANZ with one row of 8 columns', `23/11/2026,"101.06","${PAID}","","","","",""\n`],
  ['CommBank', `23/11/2026,"+101.06","${PAID}","+1101.06"\n22/11/2026,"-20.00","FEE","+1000.00"\n`],
  [
    'Bankwest',
    `BSB Number,Account Number,Transaction Date,Narration,Cheque Number,Debit,Credit,Balance,Transaction Type
000-000,000000000,23/11/2026,"${PAID}",,,101.06,1101.06,DEP
000-000,000000000,22/11/2026,"FEE",,-20.00,,1000.00,FEE
`,
  ],
  [
    'Bankwest with another name for the cheques, and without a BSB',
    `BSB Number,Account Number,Transaction Date,Narration,Cheque,Debit,Credit,Balance,Transaction Type
,000 000 000,23/11/2026,"${PAID}",,,101.06,1101.06,DEP
,000 000 000,22/11/2026,"FEE",,-20.00,,1000.00,FEE
`,
  ],
  [
    'Qudos',
    `Effective Date,Entered Date,Transaction Description,Amount,Balance
23/11/2026,23/11/2026,"${PAID}",101.06,1101.06
22/11/2026,22/11/2026,"FEE",-20.00,1000.00
`,
  ],
  [
    'Beyond Bank, without an effective date',
    `Effective Date,Entered Date,Transaction Description,Amount,Balance
,23/11/2026,"${PAID}",$101.06,"$1,101.06"
22/11/2026,22/11/2026,"FEE",-$20.00,"$1,000.00"
`,
  ],
  [
    'ING',
    `Date,Description,Credit,Debit,Balance
23/11/2026,${PAID},101.06,,1101.06
22/11/2026,FEE,,-20.00,1000.00
`,
  ],
  [
    'St.George, BankSA and Bank of Melbourne',
    `Date,Description,Debit,Credit,Balance
23/11/2026,${PAID},,101.06,1101.06
22/11/2026,FEE,20.00,,1000.00
`,
  ],
  [
    'a bank that writes 0.00 into the empty one of two columns',
    `Date,Description,Debit,Credit,Balance
23/11/2026,${PAID},0.00,101.06,1101.06
22/11/2026,FEE,20.00,0.00,1000.00
`,
  ],
  [
    'a bank that writes the credit before the debit, with 0.00',
    `Date,Description,Credit,Debit,Balance
23/11/2026,${PAID},101.06,$0.00,1101.06
22/11/2026,FEE,0,20.00,1000.00
`,
  ],
  [
    'Suncorp',
    `Date,Transaction,Debit,Credit,Balance
23/11/2026,${PAID},,$101.06,"$1,101.06"
22/11/2026,FEE,$20.00,,"$1,000.00"
`,
  ],
  [
    'Macquarie',
    `Transaction Date,Details,Account,Category,Subcategory,Tags,Notes,Debit,Credit,Balance,Original Description
"23 Nov 2026","J CITIZEN","Main account","Income","Other","","","","101.06","1101.06","${PAID}"
"22 Nov 2026","FEE","Main account","Fees","Bank","","","20.00","","1000.00","FEE"
`,
  ],
  [
    'ubank',
    `Date and time,Description,Debit,Credit,From account,To account,Payment type,Category,Receipt number,Transaction ID
23/11/2026 8:18,${PAID},,$101.06,,Spend,Osko,Income,R1,T1
22/11/2026 18:40,FEE,$20.00,,Spend,,Fee,Fees,R2,T2
`,
  ],
  [
    'Up',
    `Time,BSB / Account Number,Transaction Type,Payee,Description,Category,Tags,Subtotal (AUD),Currency,Subtotal (Transaction Currency),Fee (AUD),Round Up (AUD),Total (AUD)
2026-11-23T08:18:00+11:00,000-000 / 000000000,Transfer,J CITIZEN,INV-2026-00077,,,101.06,AUD,101.06,,,101.06
2026-11-22T18:40:00+11:00,000-000 / 000000000,Purchase,Shop,FEE,,,-20.00,USD,-13.00,,,-20.00
`,
  ],
  [
    'NAB with names',
    `Date,Amount,Account Number,,Transaction Type,Transaction Details,Balance,Category,Merchant Name,Processed On
23 Nov 26,101.06,000000000,,INTER-BANK CREDIT,${PAID},1101.06,,,23 Nov 26
22 Nov 26,-20.00,000000000,,FEES,FEE,1000.00,,,22 Nov 26
`,
  ],
  [
    'NAB without names, with ten columns',
    `23 Nov 26,101.06,000000000,,INTER-BANK CREDIT,${PAID},1101.06,Transfers in,,23 Nov 26
22 Nov 26,-20.00,000000000,,FEES,FEE,1000.00,,,22 Nov 26
`,
  ],
  [
    'Westpac',
    `Bank Account,Date,Narrative,Debit Amount,Credit Amount,Balance,Categories,Serial
000000000000000,23/11/2026,"${PAID}",,101.06,1101.06,DEP,
000000000000000,22/11/2026,"FEE",20.00,,1000.00,FEE,
`,
  ],
  [
    'Westpac Corporate Online, whose account lost a zero',
    `TRAN_DATE,ACCOUNT_NO,ACCOUNT_NAME,CCY,CLOSING_BAL,AMOUNT,TRAN_CODE,NARRATIVE,SERIAL
20261123,32000000000000,Business,AUD,1101.06,101.06,050,${PAID},
20261122,32000000000000,Business,AUD,1000.00,-20.00,009,FEE,
`,
  ],
  [
    'Bendigo without names',
    `"000-000 000000000","23/11/2026","TFR","101.06","DIRECT CREDIT","J CITIZEN","INV-2026-00077"
"000-000 000000000","22/11/2026","FEE","-20.00","FEE","FEE",""
`,
  ],
  [
    'Bendigo with names',
    `Transaction Date,Narration,Credit Amount,Debit Amount,Balance
23/11/2026,${PAID},101.06,,1101.06 CR
22/11/2026,FEE,,20.00,1000.00 CR
`,
  ],
  [
    'Bank of Queensland',
    `Posted Date,Effective Date,Description,Debit,Credit,Balance
23-Nov-2026,23-Nov-2026,${PAID},,101.06,1101.06
22-Nov-2026,22-Nov-2026,FEE,20.00,,1000.00
`,
  ],
  [
    'a bank that says the direction in a column',
    `Date,Description,Amount (AUD),DR/CR,Balance
23/11/2026,${PAID},101.06,CR,1101.06
22/11/2026,FEE,20.00,DR,1000.00
`,
  ],
  [
    'a spreadsheet, with times of midnight and amounts in brackets',
    `Date,Description,Amount
23/11/2026 0:00,${PAID},$101.06
22/11/2026 12:00:00 AM,FEE,(20.00)
`,
  ],
  [
    'a bank with the payer, the reference and the text apart',
    `Date,Amount,Description,Payer Name,Customer Reference
23/11/2026,101.06,PAYMENT,J CITIZEN,INV-2026-00077
22/11/2026,-20.00,FEE,,
`,
  ],
] as const;

describe('the CSV file of', () => {
  test.each(LAYOUTS)('%s has its day, amount, text and account read', (_bank, text) => {
    const { rows, account, outCount } = read(text);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ bookedOn: '2026-11-23', amountCents: 101_06 });
    expect(rows[0]?.text).toContain('J CITIZEN');
    expect(rows[0]?.text).toContain('INV-2026-00077');
    expect(account).toBe('000000000');
    expect(outCount).toBe(text.includes('FEE') ? 1 : 0);
  });

  test.each(LAYOUTS.filter(([, text]) => text.includes('alance')))(
    '%s has its opening balance worked out from its rows',
    (_bank, text) => {
      expect(read(text).balance).toEqual({
        openingCents: 1020_00,
        inCents: 101_06,
        outCents: 20_00,
        closingCents: 1101_06,
      });
    },
  );

  test('ubank has the ids of its rows', () => {
    const ubank = LAYOUTS.find(([bank]) => bank === 'ubank')?.[1] ?? '';
    expect(read(ubank).rows[0]?.bankId).toEqual({ key: 'csv:T1', isLasting: true });
  });

  test('a bank that has pending rows leaves those out', () => {
    const { rows, outCount } = read(
      `Date,Description,Amount,Status\n23/11/2026,A,1.00,Pending\n23/11/2026,B,2.00,Posted\n`,
    );
    expect(rows).toMatchObject([{ row: 3, text: 'B' }]);
    expect(outCount).toBe(0);
  });

  test('a payer with many invoices keeps each number of a long text', () => {
    const numbers = Array.from({ length: 40 }, (_, at) => `INV-2026-${String(at + 10_001)}`);
    const [row] = read(
      `23/11/2026,101.06,${'NORTHSIDE PM '.repeat(10)}${numbers.join(' ')}\n`,
    ).rows;
    for (const number of numbers) expect(row?.text.split(' ')).toContain(number);
  });
});

const anAmount = (amount: string) => `Date,Description,Amount\n23/11/2026,A,"${amount}"\n`;

describe('a CSV file is refused with the row and the reason when', () => {
  test.each([
    ['a comma is the decimal sign', '101,15'],
    ['a comma stands before two groups of wrong length', '1,0115'],
    ['a point marks the thousands', '1.101,15'],
    ['a comma ends the amount', '101,'],
    ['an amount is in another currency', 'USD 101.15'],
    ['an amount has two signs', '-(101.15)'],
    ['a bracket is open', '(101.15'],
    ['a credit has a minus', '-101.15 CR'],
  ])('%s', (_why, amount) => {
    expect(refusalOf(anAmount(amount))).toBe(
      `Row 2: "${amount}" is not an amount in dollars, such as 1,234.50. Nothing was imported.`,
    );
  });

  test.each([
    [
      'a row has an amount in and an amount out',
      'Date,Description,Debit,Credit\n23/11/2026,A,20.00,10.00\n',
      'Row 2 has an amount in and an amount out.',
    ],
    [
      'one of two columns is no amount',
      'Date,Description,Debit,Credit\n23/11/2026,A,x,\n',
      'Row 2: "x" is not an amount in dollars',
    ],
    [
      'a column says another currency',
      'Date,Description,Amount,Currency\n23/11/2026,A,10.00,USD\n',
      'Row 2: the amount is in USD, not in AUD.',
    ],
    [
      'two accounts of one number are at two banks',
      'BSB,Account Number,Date,Details,Amount\n062-000,444417,23/11/2026,A,1.00\n032-000,444417,23/11/2026,A,1.00\n',
      'This file has several accounts.',
    ],
  ])('%s', (_why, text, refusal) => {
    expect(refusalOf(text)).toContain(refusal);
  });
});
