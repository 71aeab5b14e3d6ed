import { describe, expect, test } from 'vitest';
import { readBankText as read, refusalOfBankText as refusalOf } from '../../../test/bank-text.ts';

const SGML = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
ENCODING:USASCII
CHARSET:1252

`;
const XML = `<?xml version="1.0" encoding="UTF-8"?>
<?OFX OFXHEADER="200" VERSION="203" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>
`;
const ACCOUNT = '<BANKACCTFROM><BANKID>000000<ACCTID>000000000<ACCTTYPE>CHECKING</BANKACCTFROM>';

/** A file with some transactions, as banks write it in SGML, where a value has no closing tag. */
const ofx = (transactions: string, { header = SGML, account = ACCOUNT, currency = 'AUD' } = {}) =>
  `${header}<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20261123120000<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1><BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>${currency}${account}<BANKTRANLIST><DTSTART>20261101<DTEND>20261123
${transactions}
</BANKTRANLIST><LEDGERBAL><BALAMT>1000.00<DTASOF>20261123</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

const PAID = '<TRNTYPE>CREDIT<DTPOSTED>20261123<TRNAMT>101.06<FITID>1<NAME>J CITIZEN';
const paid = (more: string) => ofx(`<STMTTRN>${PAID}${more}</STMTTRN>`);
const ofAmount = (amount: string) =>
  ofx(`<STMTTRN><DTPOSTED>20261123<TRNAMT>${amount}<NAME>A</STMTTRN>`);

const textOf = (file: string) => read(file).rows[0]?.text;

describe('the words of a payer in OFX', () => {
  test.each([
    ['NAME and MEMO', '<MEMO>INV-2026-00077', 'J CITIZEN INV-2026-00077'],
    ['MEMO alone where it has the name', '<MEMO>OSKO J CITIZEN INV-77', 'OSKO J CITIZEN INV-77'],
    ['REFNUM', '<REFNUM>INV-2026-00077', 'J CITIZEN INV-2026-00077'],
    ['CHECKNUM', '<CHECKNUM>INV-2026-00077', 'J CITIZEN INV-2026-00077'],
    ['EXTDNAME', '<EXTDNAME>J CITIZEN INV-2026-00077', 'J CITIZEN INV-2026-00077'],
    [
      'PAYEE, in place of NAME',
      '<PAYEE><NAME>J CITIZEN PTY LTD<ADDR1>1 High St<CITY>Sydney</PAYEE><MEMO>INV-2026-00077',
      'J CITIZEN PTY LTD INV-2026-00077',
    ],
    [
      'MEMO after the account of the other side',
      '<BANKACCTTO><BANKID>062000<ACCTID>444417<ACCTTYPE>CHECKING</BANKACCTTO><MEMO>INV-2026-00077',
      'J CITIZEN INV-2026-00077',
    ],
    ['codes of characters', '<MEMO>O&#39;NEIL &amp; CO &#x41;', "J CITIZEN O'NEIL & CO A"],
    ['CDATA', '<MEMO><![CDATA[PAID <B> & INV-2026-00077]]>', 'J CITIZEN PAID <B> & INV-2026-00077'],
  ])('are read from %s', (_field, more, text) => {
    expect(textOf(paid(more))).toBe(text);
    expect(read(paid(more)).account).toBe('000000000');
  });

  test('are read where a tag is empty or has a space', () => {
    expect(textOf(paid('<MEMO/><REFNUM >INV-2026-00077</REFNUM >'))).toBe(
      'J CITIZEN INV-2026-00077',
    );
  });

  test('are not read from numbers that the bank gives out', () => {
    expect(textOf(paid('<SRVRTID>26000463<SIC>1234<PAYEEID>26000463'))).toBe('J CITIZEN');
  });
});

describe('the OFX file of', () => {
  test.each([
    [
      'Suncorp, with closing tags and CDATA',
      ofx(
        '<STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20261123</DTPOSTED><TRNAMT>102.01</TRNAMT><FITID>1</FITID><NAME><![CDATA[J CITIZEN]]></NAME><MEMO><![CDATA[OSKO J CITIZEN INV-2026-00077]]></MEMO></STMTTRN>',
        { header: XML },
      ),
      { text: 'OSKO J CITIZEN INV-2026-00077', bankId: { key: 'ofx#1' } },
    ],
    [
      'CommBank, with an empty FITID and a MEMO alone',
      ofx(
        '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261123<DTUSER>20261122<TRNAMT>102.01<FITID><MEMO>Transfer from J CITIZEN INV-2026-00077</STMTTRN>',
      ),
      { text: 'Transfer from J CITIZEN INV-2026-00077', bankId: null },
    ],
    [
      'a card of CommBank, closed by another tag than it was opened by',
      ofx(
        '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261123<TRNAMT>102.01<FITID><MEMO>J CITIZEN INV-2026-00077</STMTTRN>',
        { account: '<CCACCTFROM><ACCTID>000000000</CCACCTFROM>' },
      )
        .replace('<BANKMSGSRSV1><STMTTRNRS>', '<CREDITCARDMSGSRSV1><CCSTMTTRNRS>')
        .replace('<STMTRS>', '<CCSTMTRS>'),
      { text: 'J CITIZEN INV-2026-00077', bankId: null },
    ],
    [
      'ING, without an account and with midnight for a time',
      ofx(
        '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261123000000<TRNAMT>102.01<FITID>12345<MEMO>J CITIZEN INV-2026-00077 - Osko Payment - Receipt 12345</STMTTRN>',
        { account: '' },
      ),
      {
        text: 'J CITIZEN INV-2026-00077 - Osko Payment - Receipt 12345',
        bankId: { key: 'ofx:12345' },
      },
    ],
    [
      'Bank Australia, whose ids count its rows',
      ofx(
        '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261123<TRNAMT>102.01<FITID>1<MEMO>OSKO J CITIZEN INV-2026-00077</STMTTRN>',
      ),
      { text: 'OSKO J CITIZEN INV-2026-00077', bankId: { key: 'ofx#1' } },
    ],
  ])('%s, has its account, day, amount, text and id read', (_bank, file, row) => {
    expect(read(file)).toMatchObject({
      account: '000000000',
      rows: [{ bookedOn: '2026-11-23', amountCents: 102_01, ...row }],
    });
  });
});

describe('the amount of a row in OFX', () => {
  test.each([
    ['102,02', 102_02],
    ['-102,02', -102_02],
    ['+102.02', 102_02],
    ['102', 102_00],
    ['102,5', 102_50],
    [',50', 50],
    ['1,102.02', 1102_02],
    ['1102.0200', 1102_02],
  ])('may have a comma as its decimal sign: %s', (amount, cents) => {
    const { rows, outCount } = read(ofAmount(amount));
    expect(cents > 0 ? rows[0]?.amountCents : outCount).toBe(cents > 0 ? cents : 1);
  });

  test.each(['1,102', '1.102,02', '1,102,02', '102,02 EUR'])('is refused as %s', (amount) => {
    expect(refusalOf(ofAmount(amount))).toContain('is not an amount in dollars');
  });
});

describe('the day of a row in OFX', () => {
  test.each([
    ['20261123', '2026-11-23'],
    ['202611230000', '2026-11-23'],
    ['20261123000000', '2026-11-23'],
    ['20261123235959', '2026-11-23'],
    ['20261122230000.000[0:GMT]', '2026-11-23'],
    ['20261122230000[0]', '2026-11-23'],
    ['20261122130000[-0:UTC]', '2026-11-23'],
    ['20261122125959[0:GMT]', '2026-11-22'],
    ['20261123000000.000[+11:AEDT]', '2026-11-23'],
    ['20261123000000.000[+10:AEST]', '2026-11-23'],
    ['20261122233000[+9.5:ACST]', '2026-11-23'],
    ['20261122080000[-5:EST]', '2026-11-23'],
    ['20260630150000[0:GMT]', '2026-07-01'],
  ])('is the one in Sydney: %s', (posted, day) => {
    const file = ofx(`<STMTTRN><DTPOSTED>${posted}<TRNAMT>1.00<NAME>A</STMTTRN>`);
    expect(read(file).rows[0]?.bookedOn).toBe(day);
  });

  test('is the day on which money is available where none was posted', () => {
    const file = ofx('<STMTTRN><DTUSER>20261120<DTAVAIL>20261122<TRNAMT>1.00<NAME>A</STMTTRN>');
    expect(read(file).rows[0]?.bookedOn).toBe('2026-11-22');
  });

  test.each(['20261123250000', '20261123120000[AEDT]', '2026112', '20261301'])(
    'is refused as %s',
    (posted) => {
      const file = ofx(`<STMTTRN><DTPOSTED>${posted}<TRNAMT>1.00<NAME>A</STMTTRN>`);
      expect(refusalOf(file)).toContain('is not a date');
    },
  );
});

describe('the account and the currency of OFX', () => {
  test.each([
    ['a bank account', '<BANKACCTFROM><BANKID>062000<ACCTID>444417</BANKACCTFROM>', '444417'],
    ['a credit card', '<CCACCTFROM><ACCTID>4111111111111111</CCACCTFROM>', '4111111111111111'],
    ['an account whose tag is not closed', '<BANKACCTFROM><ACCTID>444417', '444417'],
  ])('are those of %s, and not of the company', (_what, account, key) => {
    expect(read(ofx(`<STMTTRN>${PAID}</STMTTRN>`, { account })).account).toBe(key);
  });

  test.each([
    [
      'the account is in dollars of another country',
      ofx(`<STMTTRN>${PAID}</STMTTRN>`, { currency: 'NZD' }),
      'This account is in NZD, not in AUD.',
    ],
    [
      'an amount is in another currency',
      paid('<CURRENCY><CURRATE>1.5<CURSYM>USD</CURRENCY>'),
      'Row 1: the amount is in USD, not in AUD.',
    ],
    [
      'a row corrects an earlier one',
      paid('<CORRECTFITID>9<CORRECTACTION>REPLACE'),
      'Row 1 corrects or deletes an earlier row',
    ],
    ['CDATA has no end', paid('<MEMO><![CDATA[A'), 'This OFX file cannot be read.'],
    [
      'it has two accounts',
      ofx('', { account: `${ACCOUNT}<BANKACCTFROM><ACCTID>444417</BANKACCTFROM>` }),
      'This file has several accounts.',
    ],
  ])('refuse a file where %s', (_why, file, refusal) => {
    expect(refusalOf(file)).toContain(refusal);
  });

  test('let an amount pass that the bank converted into dollars', () => {
    const file = paid('<ORIGCURRENCY><CURRATE>1.5<CURSYM>USD</ORIGCURRENCY><MEMO>INV-2026-00077');
    expect(textOf(file)).toBe('J CITIZEN INV-2026-00077');
  });

  test('leave out what is pending', () => {
    const pending =
      '<BANKTRANLISTP><DTASOF>20261123<STMTTRNP><TRNTYPE>CREDIT<DTTRAN>20261123<TRNAMT>5.00<NAME>B<BANKACCTTO><ACCTID>1</BANKACCTTO></STMTTRNP></BANKTRANLISTP>';
    expect(read(ofx(`<STMTTRN>${PAID}</STMTTRN></BANKTRANLIST>${pending}`)).rows).toHaveLength(1);
  });
});

const withIds = (...ids: string[]) =>
  ofx(
    ids
      .map((id) => `<STMTTRN><DTPOSTED>20261123<TRNAMT>1.00<FITID>${id}<NAME>A</STMTTRN>`)
      .join('\n'),
  );

describe('the ids of rows in OFX', () => {
  test.each([
    ['are kept by the bank', withIds('N1', 'N2'), ['ofx:N1', 'ofx:N2']],
    [
      'are long numbers',
      withIds('20261123001', '20261123002'),
      ['ofx:20261123001', 'ofx:20261123002'],
    ],
    [
      'count the rows of the file, as those of Bank Australia do',
      withIds('2', '1', '3'),
      ['ofx#2', 'ofx#1', 'ofx#3'],
    ],
    ['count from nought', withIds('0', '1'), [undefined, 'ofx#1']],
    ['are the same in several rows', withIds('N1', 'N1', 'N2'), [undefined, undefined, 'ofx:N2']],
    ['are zeros or missing', withIds('000', ''), [undefined, undefined]],
  ])('are told apart when they %s', (_how, file, keys) => {
    expect(read(file).rows.map(({ bankId }) => bankId?.key)).toEqual(keys);
  });
});
