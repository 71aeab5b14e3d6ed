import type { BankColumnKind } from '@cleaning/contract/bank/rules';
import { describe, expect, test } from 'vitest';
import { readBankText as read, refusalOfBankText as refusalOf } from '../../../test/bank-text.ts';

/** The main account of the company, and another one. */
const OWN = '000000000';
const OTHER = '444417';

const csv = (name: string, ...cells: readonly string[]) =>
  `Date,Description,Amount,${name}\n${cells.map((cell) => `23/11/2026,J CITIZEN,101.06,${cell}\n`).join('')}`;

const CURRENCY_NAMES = [
  'Currency',
  'Currency Code',
  'CCY',
  'Account Currency',
  'Account Ccy',
  'Acct Curr.',
  'Transaction Currency',
  'Txn Currency',
  'Amount Currency',
  'Currency of Amount',
  'Payment Currency',
  'Settlement currency code',
  'Original Currency',
  'Foreign Currency',
  'Base Currency',
  'ISO Currency Name',
  'TRAN_CCY',
  'Cur',
] as const;

describe('a bank whose column of currencies is named', () => {
  test.each(CURRENCY_NAMES)('"%s" has another one than AUD refused, with the row', (name) => {
    for (const currency of ['USD', 'NZD', 'nzd', 'US Dollar', '840']) {
      expect(refusalOf(csv(name, 'AUD', currency))).toBe(
        `Row 3: the amount is in ${currency.toUpperCase().slice(0, 10)}, not in AUD. Nothing was imported.`,
      );
    }
  });

  test.each(CURRENCY_NAMES)('"%s" has AUD read', (name) => {
    const cells = ['AUD', 'aud', 'A$', 'AU$', 'Australian Dollar', 'AUD - Australian Dollar', ''];
    expect(read(csv(name, ...cells)).rows).toHaveLength(cells.length);
  });

  test('twice has the second one read too', () => {
    expect(refusalOf(csv('Account Currency,Transaction Currency', 'AUD,USD'))).toContain(
      'Row 2: the amount is in USD, not in AUD.',
    );
    expect(refusalOf(csv('Transaction Currency,Account Currency', 'AUD,NZD'))).toContain(
      'Row 2: the amount is in NZD, not in AUD.',
    );
  });
});

describe('a currency is not mistaken where a bank', () => {
  test.each([
    ['writes an amount in it', csv('Foreign Currency Amount', '13.00', '-1,000.50', '')],
    ['writes a rate', csv('Currency Conversion Rate', '1.5023')],
    ['writes what the payer sent', csv('Original Amount,Original Currency', '66.02,USD')],
    ['writes it before', csv('Foreign Currency,Foreign Currency Amount', 'EUR,61.40')],
    ['writes both currencies', csv('Account Currency,Source Currency', 'AUD,NZD')],
    ['says none', csv('Currency', 'N/A', '-')],
    [
      'says that the amount is in dollars, as Up does',
      'Date,Description,Currency,Total (AUD)\n23/11/2026,A,USD,101.06\n',
    ],
    [
      'says that money in and out are in dollars',
      'Date,Description,Currency,Debit (AUD),Credit (AUD)\n23/11/2026,A,USD,,101.06\n',
    ],
  ])('%s', (_what, text) => {
    expect(read(text).rows[0]?.amountCents).toBe(101_06);
  });
});

const layout = (kinds: string) => ({ chosen: { columns: kinds.split(',') as BankColumnKind[] } });

describe('a bank that says another currency', () => {
  test.each([
    ['Amount (€)', 'EUR'],
    ['Amount £', 'GBP'],
    ['Amount (USD)', 'USD'],
    ['Amount US$', 'USD'],
    ['Amount (NZ$)', 'NZD'],
    ['USD Amount', 'USD'],
    ['NZD_AMOUNT', 'NZD'],
    ['AMOUNT_NZD', 'NZD'],
    ['AmountUSD', 'USD'],
  ])('in the name of the amount, "%s", is refused', (name, currency) => {
    const text = `Date,Description,${name}\n23/11/2026,A,101.06\n`;
    expect(refusalOf(text, undefined, layout('date,text,amount'))).toBe(
      `The column ${name} is in ${currency}, not in AUD. Nothing was imported.`,
    );
    expect(refusalOf(text)).not.toBe('It was read.');
  });

  test.each(['Amount (AUD)', 'AUD Amount', 'Amount A$', 'Amount $', 'Debit Amt'])(
    'does not do so with "%s"',
    (name) => {
      const text = `Date,Description,${name}\n23/11/2026,A,101.06\n`;
      expect(read(text, undefined, layout('date,text,amount')).rows).toHaveLength(1);
    },
  );

  test.each(['Account currency: USD', 'Currency,NZD', 'CCY USD'])(
    'in a line above the names, "%s", is refused',
    (line) => {
      const text = `${line}\nDay;What;Sum\n23/11/2026;A;1.00\n24/11/2026;A;1.00\n`;
      const chosen = { chosen: { ...layout('date,text,amount').chosen, names_row: 2 } };
      expect(refusalOf(text, undefined, chosen)).toMatch(
        /^This account is in (?:USD|NZD), not in/u,
      );
    },
  );

  test('in a column without a name is refused', () => {
    expect(refusalOf('23/11/2026,101.06,J CITIZEN,USD\n22/11/2026,-20.00,FEE,USD\n')).toContain(
      'Row 1: the amount is in USD, not in AUD.',
    );
    expect(read('23/11/2026,101.06,J CITIZEN,AUD\n').rows).toHaveLength(1);
  });
});

const ACCOUNT_NAMES = [
  'Account',
  'Account No',
  'Account No.',
  'Account Number',
  'Account Num',
  'Account #',
  'Account ID',
  'ACCOUNT_NO',
  'Acct number',
  'Acct No',
  'Acct',
  'A/C No',
  'A/C Number',
  'Acc No',
  'Own account',
  'Own account number',
  'My account',
  'Your account number',
  'Our Account',
  'Bank Account',
  'Bank Account Number',
  'Statement Account',
  'BSB / Account Number',
  'BSB/Acct No',
  'Account Number (BSB)',
  'From account',
  'From Account Number',
  'Source account',
  'To account',
  'Destination Account',
  'IBAN',
] as const;

describe('a bank whose column of accounts is named', () => {
  test.each(ACCOUNT_NAMES)('"%s" has another number kept under that one', (name) => {
    const other = name.startsWith('BSB') ? '062-000 444417' : OTHER;
    expect(read(csv(name, other, other)).account).toBe(other.replaceAll(/\D/gu, ''));
    expect(read(csv(name, OWN)).account).toBe(OWN);
    expect(read(csv(name, 'Everyday')).account).toBe(OWN);
  });

  test('with its name in one column and its number in another has the number read', () => {
    expect(read(csv('Bank Account,Account Number', `Business,${OTHER}`)).account).toBe(OTHER);
    expect(read(csv('Account,Acct No', `Savings 2,${OTHER}`)).account).toBe(OTHER);
    expect(read(csv('BSB,Account BSB,Account', `062-000,062-000,${OTHER}`)).account).toBe(OTHER);
  });

  test.each(['Payer account', 'Counterparty account number', 'Payee Account', 'Account Type'])(
    'with "%s", of somebody else, is of the company',
    (name) => {
      expect(read(csv(name, '123456', '654321')).account).toBe(OWN);
    },
  );
});

const moved = (...rows: readonly string[]) =>
  `Date,Description,Amount,From account,To account\n${rows.join('\n')}\n`;

describe('a bank that says from which account to which money went', () => {
  test.each([
    ['in', moved(`23/11/2026,A,1.00,987654,${OTHER}`, `23/11/2026,B,2.00,123456,${OTHER}`), OTHER],
    ['out', moved(`23/11/2026,A,-1.00,${OTHER},987654`), OTHER],
    [
      'both ways',
      moved(`23/11/2026,A,1.00,987654,${OTHER}`, `23/11/2026,B,-2.00,${OTHER},123456`),
      OTHER,
    ],
    ['to the company', moved(`23/11/2026,A,1.00,987654,${OWN}`), OWN],
    ['between accounts with names', moved('23/11/2026,A,1.00,Save 2,Spend 1'), OWN],
  ])('is of its own account: %s', (_way, text, account) => {
    expect(read(text).account).toBe(account);
  });

  test('is refused where the own account changes', () => {
    expect(
      refusalOf(moved(`23/11/2026,A,1.00,987654,${OTHER}`, '23/11/2026,B,-2.00,555518,123456')),
    ).toContain('This file has several accounts.');
  });

  test('is of the company where it says only the accounts of several payers', () => {
    expect(read(csv('From account', '123456', '654321')).account).toBe(OWN);
  });
});

describe('a line above the names of a bank', () => {
  test.each(['Acct No: 444417', 'A/C No. 444417', 'Acc number 444417', 'Account num: 444417'])(
    '"%s" says the account',
    (line) => {
      const text = `${line}\nDay;What;Sum\n23/11/2026;A;1.00\n24/11/2026;A;1.00\n`;
      const chosen = { chosen: { ...layout('date,text,amount').chosen, names_row: 2 } };
      expect(read(text, undefined, chosen).account).toBe(OTHER);
    },
  );
});

const ofx = (account: string) =>
  `OFXHEADER:100\n\n<OFX><STMTRS><CURDEF>AUD${account}<BANKTRANLIST><STMTTRN><DTPOSTED>20261123<TRNAMT>1.00<NAME>A</STMTTRN></BANKTRANLIST></STMTRS></OFX>`;

describe('an OFX file names its account in', () => {
  test.each([
    ['BANKACCTFROM', '<BANKID>062000<ACCTID>444417'],
    ['CCACCTFROM', '<ACCTID>444417'],
    ['LOANACCTFROM', '<LOANACCTID>444417<LOANACCTTYPE>HOMEEQUITY'],
    ['INVACCTFROM', '<BROKERID>example.com<ACCTID>444417'],
    ['PRESACCTFROM', '<BILLPUB>A<BILLERID>B<PRESACCTID>444417'],
  ])('%s', (name, values) => {
    expect(read(ofx(`<${name}>${values}</${name}>`)).account).toBe(OTHER);
    expect(read(ofx(`<${name}>${values}`)).account).toBe(OTHER);
    expect(refusalOf(ofx(`<BANKACCTFROM><ACCTID>${OWN}<${name}>${values}`))).toContain(
      'This file has several accounts.',
    );
  });

  test.each(['CCACCTFROM', 'LOANACCTFROM', 'INVACCTFROM', 'PRESACCTFROM'])(
    '%s, and is refused without its number',
    (name) => {
      expect(refusalOf(ofx(`<${name}><ACCTKEY>1</${name}>`))).toBe(
        `This file does not say the number of its account (${name}). Export the file of a bank account.`,
      );
    },
  );

  test('BANKACCTFROM, and is of the chosen account without its number', () => {
    expect(read(ofx('<BANKACCTFROM><BANKID>062000<ACCTID></BANKACCTFROM>')).account).toBe(OWN);
  });
});
