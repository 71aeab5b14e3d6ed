import { company } from '@cleaning/company';
import { describe, expect, test } from 'vitest';
import {
  BANK_TODAY,
  readBankText as read,
  refusalOfBankText as refusalOf,
} from '../../../test/bank-text.ts';
import { readBankContent, toReadFile } from './read-bank-file.ts';

const readApart = async (text: string) =>
  toReadFile(await readBankContent({ content: Buffer.from(text) }), BANK_TODAY).file;
const [savings] = company.bank.otherAccounts;
if (savings === undefined) throw new Error('The company has one account alone.');

const INCOMING = [
  { row: 1, bookedOn: '2026-11-20', amountCents: 300_50, text: 'NORTHSIDE PM 26000364' },
  { row: 3, bookedOn: '2026-11-23', amountCents: 1280_00, text: 'ZHANG W 26000463' },
];

const HELD = {
  openingCents: 8204_11,
  inCents: 1580_50,
  outCents: 12_00,
  closingCents: 9772_61,
};

const COMMBANK = `20/11/2026,"+300.50","NORTHSIDE PM 26000364","+8504.61"
21/11/2026,"-12.00","FUEL","+8492.61"
23/11/2026,"+1,280.00","ZHANG W  26000463","+9772.61"
`;
const ANZ = `20/11/2026,300.50,NORTHSIDE PM 26000364
21/11/2026,-12.00,FUEL
23/11/2026,"1,280.00",ZHANG W 26000463
`;
const WESTPAC = `\uFEFFBank Account,Date,Narrative,Debit Amount,Credit Amount,Balance,Categories,Serial
032000444417,20/11/2026,"NORTHSIDE PM 26000364",,300.50,8504.61,DEP,
032000444417,21/11/2026,"FUEL",12.00,,8492.61,WDL,
032000444417,23/11/2026,"ZHANG W 26000463",,1280.00,9772.61,DEP,
`;
const NAB = `Date,Amount,Account Number,,Transaction Type,Transaction Details,Balance,Category,Merchant Name
20 Nov 26,300.50,444417,,TRANSFER CREDIT,NORTHSIDE PM 26000364,8504.61,,
21 Nov 26,-12.00,444417,,DEBIT,FUEL,8492.61,,
23 Nov 26,1280.00,444417,,TRANSFER CREDIT,ZHANG W 26000463,9772.61,,
`;
const NAB_WITHOUT_NAMES = `20-Nov-26,300.50,444417,,TRANSFER CREDIT,NORTHSIDE PM 26000364,8504.61
21-Nov-26,-12.00,444417,,DEBIT,FUEL,8492.61
23-Nov-26,1280.00,444417,,TRANSFER CREDIT,ZHANG W 26000463,9772.61
`;
const OFX_1 = `OFXHEADER:100
DATA:OFXSGML
ENCODING:USASCII

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>AUD
<BANKACCTFROM><BANKID>062000<ACCTID>444417<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261120<DTEND>20261123
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261120<TRNAMT>300.50<FITID>1<NAME>NORTHSIDE PM<MEMO>NORTHSIDE PM 26000364
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261121<TRNAMT>-12.00<FITID>2<NAME>FUEL
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261123120000.000[+11:AEDT]<TRNAMT>1280.00<FITID>3<NAME>ZHANG W<MEMO>26000463
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
const OFX_2 = `<?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200" VERSION="211"?>
<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>AUD</CURDEF><BANKACCTFROM><ACCTID>444417</ACCTID></BANKACCTFROM>
<BANKTRANLIST>
<STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20261120</DTPOSTED><TRNAMT>300.50</TRNAMT><NAME>NORTHSIDE PM 26000364</NAME></STMTTRN>
<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20261121</DTPOSTED><TRNAMT>-12.00</TRNAMT><NAME>FUEL</NAME></STMTTRN>
<STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20261123</DTPOSTED><TRNAMT>1280.00</TRNAMT><NAME>ZHANG W</NAME><MEMO>26000463</MEMO></STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

const entry = (amount: string, direction: string, day: string, details: string, more = '') =>
  `<Ntry><Amt Ccy="AUD">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>${more}<Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><NtryDtls><TxDtls>${details}</TxDtls></NtryDtls></Ntry>`;
const camt = (entries: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>1</Id><Acct><Id><Othr><Id>444417</Id></Othr></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`;
const held = (code: string, amount: string, direction = 'CRDT') =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="AUD">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd></Bal>`;
const CAMT = camt(
  held('OPBD', '8204.11') +
    held('CLAV', '1.00') +
    held('CLBD', '9772.61') +
    entry(
      '300.50',
      'CRDT',
      '2026-11-20',
      '<RltdPties><Dbtr><Pty><Nm>NORTHSIDE PM</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>26000364</Ustrd></RmtInf>',
    ) +
    entry('12.00', 'DBIT', '2026-11-21', '<RmtInf><Ustrd>FUEL</Ustrd></RmtInf>') +
    entry(
      '1280.00',
      'CRDT',
      '2026-11-23',
      '<RltdPties><Dbtr><Nm>ZHANG W</Nm></Dbtr></RltdPties><RmtInf><Strd><CdtrRefInf><Ref>26000463</Ref></CdtrRefInf></Strd></RmtInf>',
    ),
);

describe('a bank file', () => {
  test.each([
    ['CommBank CSV', COMMBANK, 'csv', '000000000', 1, HELD],
    ['ANZ CSV', ANZ, 'csv', '000000000', 1, null],
    ['Westpac CSV', WESTPAC, 'csv', '032000444417', 2, HELD],
    ['NAB CSV', NAB, 'csv', '444417', 2, HELD],
    ['NAB CSV without names', NAB_WITHOUT_NAMES, 'csv', '444417', 1, HELD],
    ['OFX 1', OFX_1, 'ofx', '444417', 1, null],
    ['OFX 2', OFX_2, 'ofx', '444417', 1, null],
    ['CAMT.053', CAMT, 'camt053', '444417', 1, HELD],
  ])(
    'as %s gives the received payments with their row numbers, and its balances',
    (_name, text, format, account, first, balance) => {
      const { rows, ...file } = read(text);
      expect({ ...file, rows: rows.map((row) => ({ ...row, bankId: null })) }).toEqual({
        format,
        account,
        firstDay: '2026-11-20',
        lastDay: '2026-11-23',
        rows: INCOMING.map((row) => ({ ...row, row: row.row + first - 1, bankId: null })),
        outCount: 1,
        balance,
      });
    },
  );

  test('without an account belongs to the account that staff chose', () => {
    expect(read(ANZ).account).toBe(company.bank.accountNumber);
    expect(read(ANZ, savings.accountNumber).account).toBe(savings.accountNumber);
  });

  test('with an account belongs to that one, and is refused for another account of the company', () => {
    const named = NAB.replaceAll('444417', `062000${savings.accountNumber}`);
    expect(read(named).account).toBe(savings.accountNumber);
    expect(read(named, savings.accountNumber).account).toBe(savings.accountNumber);
    expect(refusalOf(named, company.bank.accountNumber)).toBe(
      `This file is of the account ending ${savings.accountNumber.slice(-4)}. Choose that account, then the file again.`,
    );
    expect(read(NAB, savings.accountNumber).account).toBe('444417');
    expect(refusalOf(ANZ, '123456')).toBe('Choose one of the accounts of the company.');
  });

  test('in Windows encoding keeps its accents', () => {
    const [row] = read(Buffer.from('23/11/2026,10.00,ZO\u00CB', 'latin1')).rows;
    expect(row?.text).toBe('ZOË');
  });

  test('skips reversed and pending rows', () => {
    const reversed = entry('5.00', 'CRDT', '2026-11-20', '', '<RvslInd>true</RvslInd>');
    const pending = entry('7.00', 'CRDT', '2026-11-20', '').replace('BOOK', 'PDNG');
    const paid = entry('9.00', 'CRDT', '2026-11-20', '<RmtInf><Ustrd>A</Ustrd></RmtInf>');
    expect(read(camt(reversed + pending + paid)).rows).toEqual([
      { row: 3, bookedOn: '2026-11-20', amountCents: 9_00, text: 'A', bankId: null },
    ]);
  });

  test('with the newest row first has its opening balance below its last row', () => {
    const [first = '', ...rest] = WESTPAC.trimEnd().split('\n');
    expect(read([first, ...rest.toReversed()].join('\n')).balance).toEqual(HELD);
    const oneDay = 'Date,Amount,Details,Balance\n';
    const rows = ['23/11/2026,-5.00,B,-2.00', '23/11/2026,3.00,A,3.00'];
    const overdrawn = { openingCents: 0, inCents: 3_00, outCents: 5_00, closingCents: -2_00 };
    expect(read(`${oneDay}${rows.join('\n')}`).balance).toEqual(overdrawn);
    expect(read(`${oneDay}${rows.toReversed().join('\n')}`).balance).toEqual(overdrawn);
  });

  test('with a missing row is read, with balances that do not add up', () => {
    const missing = COMMBANK.split('\n').toSpliced(1, 1).join('\n');
    expect(read(missing).balance).toEqual({ ...HELD, outCents: 0 });
  });

  test('without the balance of a row, or with only one end, has no balances', () => {
    expect(read(COMMBANK.replace('"+8492.61"', '""')).balance).toBeNull();
    expect(read(CAMT.replace('CLBD', 'CLAV')).balance).toBeNull();
  });

  test('counts a reversal by the change of the balance', () => {
    const back = entry('5.00', 'CRDT', '2026-11-20', '', '<RvslInd>true</RvslInd>');
    const text = camt(held('PRCD', '10.00', 'DBIT') + held('CLBD', '5.00', 'DBIT') + back);
    expect(read(text)).toMatchObject({
      rows: [],
      balance: { openingCents: -10_00, inCents: 5_00, outCents: 0, closingCents: -5_00 },
    });
  });

  test('decodes five characters of OFX and nothing else', () => {
    const text = OFX_2.replace('ZHANG W<', 'A &amp; B &bomb;<');
    expect(read(text).rows[1]?.text).toBe('A & B &bomb; 26000463');
  });

  test.each([
    ['31/12/1899,10.00,A', 'Row 1: "31/12/1899" is not a date. Nothing was imported.'],
    ['0001-01-01,10.00,A', 'Row 1: "0001-01-01" is not a date. Nothing was imported.'],
    ['32/11/2026,10.00,A', 'Row 1: "32/11/2026" is not a date. Nothing was imported.'],
    [
      '20/11/2026,10.00,A\n21/11/2026,ten,B',
      'Row 2: "ten" is not an amount in dollars, such as 1,234.50. Nothing was imported.',
    ],
    ['20/11/2026,,A', 'Row 1: there is no amount. Nothing was imported.'],
    ['20/11/2026,10.00,A\n,10.00,A', 'Row 2: there is no date. Nothing was imported.'],
    ['20/11/2026,10.005,A', 'Row 1: "10.005" is not an amount in dollars'],
    ['20/12/2026,10.00,A', 'Row 1: the date is in the future. Nothing was imported.'],
    ['20/11/2026,"10.00', 'Row 1 cannot be read as CSV.'],
    ['', 'This file has no rows.'],
    ['%PDF-1.7 \0', 'This is not a bank statement.'],
    [OFX_2.replaceAll('AUD', 'NZD'), 'This account is in NZD, not in AUD.'],
    [CAMT.replaceAll('Ccy="AUD"', 'Ccy="EUR"'), 'Row 1: the amount is in EUR, not in AUD.'],
    [CAMT.replace('</Stmt>', ''), 'This XML file cannot be read.'],
    [NAB.replace('444417', '555518'), 'This file has several accounts.'],
    [CAMT.replace('?><', '?><!DOCTYPE a [<!ENTITY b "c">]><'), 'This XML file cannot be read.'],
    ['20/11/2026,1.00,A\n'.repeat(5001), 'This file has more than 5000 rows.'],
  ])('is refused with the row and the reason: %.40s', (text, refusal) => {
    expect(refusalOf(text)).toContain(refusal);
  });
});

/** An XML file of 140 kB, which was read for 39 seconds while depth had no limit. */
const DEEP = `<?xml version="1.0"?>${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}`;
const WIDE = `<?xml version="1.0"?><Document>${'<a/>'.repeat(600_000)}</Document>`;

describe('a bank file in a process of its own', () => {
  test('is read with its rows and balances, or refused with the reason', async () => {
    for (const text of [WESTPAC, OFX_1, CAMT]) expect(await readApart(text)).toEqual(read(text));
    await expect(readApart('20/11/2026,"10.00')).rejects.toMatchObject({
      code: 'validation_failed',
      fields: { file: ['Row 1 cannot be read as CSV. Export the file again.'] },
    });
  });

  test.each([
    ['deep elements', DEEP],
    ['many elements', WIDE],
  ])(
    'is refused within seconds, while the service does other work, when it has %s',
    async (_what, text) => {
      let others = 0;
      const timer = setInterval(() => (others += 1), 10);
      const startedAt = performance.now();
      await expect(readApart(text)).rejects.toMatchObject({
        fields: { file: [expect.stringContaining('This XML file cannot be read.')] },
      });
      clearInterval(timer);
      expect(performance.now() - startedAt).toBeLessThan(15_000);
      // The service did other work meanwhile: a process takes longer than that to start.
      expect(others).toBeGreaterThan(2);
    },
  );
});
