import { describe, expect, test } from 'vitest';
import { readBankText as read, refusalOfBankText as refusalOf } from '../../../test/bank-text.ts';

const OWN = '000000000';

const heldIn = (code: string, amount: string, day: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="AUD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;

/** A statement of one account, as Westpac's BankRec writes several into a file. */
const westpac = (
  number: string,
  amount: string,
  { currency = 'AUD', day = '2026-11-23', opening = '0.00', closing = amount } = {},
) =>
  `<Stmt><Id>1</Id><Acct><Id><Othr><Id>${number}</Id></Othr></Id><Ccy>${currency}</Ccy></Acct>${heldIn('OPBD', opening, day)}${heldIn('CLBD', closing, day)}<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><AddtlNtryInf>J CITIZEN</AddtlNtryInf></Ntry></Stmt>`;

const camt = (...statements: readonly string[]) =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>${statements.join('')}</BkToCstmrStmt></Document>`;

const ofxStatement = (account: string, amount: string, currency = 'AUD') =>
  `<STMTTRNRS><STMTRS><CURDEF>${currency}${account}<BANKTRANLIST><STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261123<TRNAMT>${amount}<NAME>J CITIZEN</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS>`;

const ofx = (...statements: readonly string[]) =>
  `OFXHEADER:100\n\n<OFX><BANKMSGSRSV1>${statements.join('')}</BANKMSGSRSV1></OFX>`;

const bankAccount = (number: string) =>
  `<BANKACCTFROM><BANKID>032000<ACCTID>${number}<ACCTTYPE>CHECKING</BANKACCTFROM>`;

const csv = (...rows: readonly string[]) =>
  `Bank Account,Date,Narrative,Debit Amount,Credit Amount,Balance\n${rows.join('\n')}\n`;

const row = (account: string, amount: string, held: string) =>
  `${account},23/11/2026,J CITIZEN,,${amount},${held}`;

/** Files that have 5.00 of another account, then 101.06 of the company's. */
const FILES = [
  ['CAMT of Westpac BankRec', camt(westpac('032000444417', '5.00'), westpac(OWN, '101.06'))],
  [
    'OFX',
    ofx(ofxStatement(bankAccount('444417'), '5.00'), ofxStatement(bankAccount(OWN), '101.06')),
  ],
  [
    'CSV of Westpac',
    csv(row('032000444417', '5.00', '9.00'), row(`032000${OWN}`, '101.06', '201.06')),
  ],
] as const;

describe('a file of several accounts', () => {
  test.each(FILES)('in %s has that one read which staff chose', (_format, file) => {
    expect(read(file, OWN)).toMatchObject({ account: OWN, outCount: 0 });
    expect(read(file, OWN).rows.map(({ amountCents }) => amountCents)).toEqual([101_06]);
  });

  test.each(FILES)('in %s is refused until staff choose one', (_format, file) => {
    expect(refusalOf(file)).toBe('This file has several accounts. Choose the one to import.');
  });

  test.each(FILES)('in %s is refused when the chosen one is not in it', (_format, file) => {
    const other = file.replaceAll(OWN, '555518');
    expect(refusalOf(other, OWN)).toBe(
      'This file has several accounts. The one that you chose is not among them.',
    );
  });

  test.each([
    ['CAMT', camt(westpac('444417', '5.00', { currency: 'USD' }), westpac(OWN, '101.06'))],
    [
      'OFX',
      ofx(
        ofxStatement(bankAccount('444417'), '5', 'USD'),
        ofxStatement(bankAccount(OWN), '101.06'),
      ),
    ],
    ['CSV', csv(row('444417', 'x', ''), row(OWN, '101.06', ''))],
  ])('in %s is read, whatever is wrong with another one', (_format, file) => {
    expect(read(file, OWN).rows.map(({ amountCents }) => amountCents)).toEqual([101_06]);
  });

  test.each([
    ['CAMT', camt(westpac('444417', '5.00'), westpac(OWN, '101.06', { currency: 'USD' }))],
    [
      'OFX',
      ofx(ofxStatement(bankAccount('444417'), '5'), ofxStatement(bankAccount(OWN), '1', 'USD')),
    ],
  ])('in %s is refused when the chosen one is in another currency', (_format, file) => {
    expect(refusalOf(file, OWN)).toBe('This account is in USD, not in AUD.');
  });

  test('is refused when the chosen one is written in two ways, or a row names none', () => {
    const twice = camt(westpac(OWN, '1.00'), westpac(`032000${OWN}`, '2.00'));
    const unnamed = csv(row('444417', '5.00', ''), row(OWN, '101.06', ''), row('', '1.00', ''));
    for (const file of [twice, unnamed]) {
      expect(refusalOf(file, OWN)).toBe('This file has several accounts. Export one at a time.');
    }
  });

  test('of which there are too many is refused', () => {
    const numbers = Array.from({ length: 101 }, (_, at) => String(500_000 + at));
    const several = 'This file has several accounts. Export one at a time.';
    expect(refusalOf(camt(...numbers.map((number) => westpac(number, '1.00'))), OWN)).toBe(several);
    expect(refusalOf(csv(...numbers.map((number) => row(number, '1.00', ''))), OWN)).toBe(several);
  });
});

const counted = (id: number, account: string) =>
  ofxStatement(bankAccount(account), '1.00').replace('<NAME>', `<FITID>${id}<NAME>`);

test('ids that count the rows of all accounts of a file are not kept as those of payments', () => {
  const file = ofx(counted(1, '444417'), counted(2, OWN));
  expect(read(file, OWN).rows[0]?.bankId).toEqual({ key: 'ofx#2', isLasting: false });
});

test('the days of one account in one file are one statement, in whatever order they come', () => {
  const early = westpac(OWN, '10.00', { day: '2026-11-22', opening: '5.00', closing: '15.00' });
  const late = westpac(OWN, '20.00', { opening: '15.00', closing: '35.00' });
  for (const file of [camt(early, late), camt(late, early)]) {
    const { rows, ...statement } = read(file);
    expect(rows).toHaveLength(2);
    expect(statement).toMatchObject({
      firstDay: '2026-11-22',
      lastDay: '2026-11-23',
      balance: { openingCents: 5_00, closingCents: 35_00, inCents: 30_00 },
    });
  }
});
