import type { BankLayout } from '@cleaning/contract/bank';
import type { BankColumnKind } from '@cleaning/contract/bank/rules';
import { describe, expect, test } from 'vitest';
import { UNKNOWN_BANKS } from '../../../test/bank-layouts.ts';
import { processorTime } from '../../../test/processor-time.ts';
import {
  readBankTable,
  readBankText,
  refusalOfBankText as refusalOf,
} from '../../../test/bank-text.ts';

const UNKNOWN = /^We have not seen this kind of file before\./u;

/** What staff say of a file. */
const layout = (kinds: string, more: Partial<BankLayout> = {}) => ({
  chosen: { columns: kinds.split(',') as BankColumnKind[], ...more },
});
const read = (text: string, kinds: string, more: Partial<BankLayout> = {}) =>
  readBankText(text, undefined, layout(kinds, more));
const refused = (text: string, kinds: string, more: Partial<BankLayout> = {}) =>
  refusalOf(text, undefined, layout(kinds, more));

describe('a CSV file with unknown columns', () => {
  test.each(UNKNOWN_BANKS)(
    'with %s is not read by itself, and has a guess',
    (_bank, text, guess) => {
      expect(refusalOf(text)).toMatch(UNKNOWN);
      const { table, refusal } = readBankTable(text);
      expect(table).toMatchObject({ origin: 'guessed', layout: { columns: guess.split(',') } });
      expect(refusal).toBeNull();
    },
  );

  test.each(UNKNOWN_BANKS)('with %s is read as staff say', (_bank, text, guess) => {
    const { rows, outCount, account, balance } = read(text, guess);
    expect(rows).toMatchObject([{ bookedOn: '2026-11-23', amountCents: 101_06 }]);
    expect(rows[0]?.text).toContain('J CITIZEN');
    expect(rows[0]?.text).toContain('INV-2026-00077');
    expect([outCount, account]).toEqual([1, '000000000']);
    const held = { openingCents: 1020_00, inCents: 101_06, outCents: 20_00, closingCents: 1101_06 };
    expect(balance).toEqual(guess.includes('balance') ? held : null);
  });

  test.each(UNKNOWN_BANKS)(
    'with %s is known the next time, and no other one',
    (_bank, text, guess) => {
      const key = readBankTable(text, layout(guess)).table?.key ?? '';
      const { columns, names_row: namesRow = 0 } =
        readBankTable(text, layout(guess)).table?.layout ?? {};
      if (columns === undefined) throw new Error('The file has no columns.');
      const remembered = [{ key, layout: { columns, names_row: namesRow, date_order: null } }];
      const next = text.replaceAll('101.06', '7.00');
      expect(readBankTable(next, { remembered }).table?.origin).toBe('remembered');
      for (const [, other] of UNKNOWN_BANKS.filter(([, each]) => each !== text)) {
        expect(readBankTable(other, { remembered }).table?.origin).toBe('guessed');
      }
    },
  );

  test('keeps a file of a known bank as it is, unless staff say something else', () => {
    const text = 'Date,Description,Amount\n23/11/2026,A,1.00\n';
    expect(readBankTable(text)).toMatchObject({
      table: {
        origin: 'known',
        layout: { columns: ['date', 'text', 'amount'], names_row: 1, date_order: 'dmy' },
      },
    });
    expect(
      read('Date,Description,Amount,Payee\n23/11/2026,A,1.00,B\n', 'date,skip,amount,text').rows,
    ).toMatchObject([{ text: 'B' }]);
  });

  test('is not taken as one without names for its reference of whole numbers', () => {
    expect(refusalOf('23/11/2026,26000463,J CITIZEN,280.00\n')).toMatch(UNKNOWN);
  });

  test('without names is not remembered for a file of as many columns that has names', () => {
    const text = '23/11/2026\tA\t1.00\n';
    const { table } = readBankTable(text, layout('date,text,amount'));
    if (table === null) throw new Error('The file has no columns.');
    const remembered = [{ key: table.key, layout: table.layout }];
    const named = 'Kept on\tFor what\tHow much\n23/11/2026\tA\t1.00\n';
    expect(readBankTable(named, { remembered }).table?.origin).toBe('guessed');
  });
});

const DATES = (...days: readonly string[]) =>
  `Posted;What;Sum\n${days.map((day) => `${day};A;1.00`).join('\n')}\n`;
const days = (text: string, more: Partial<BankLayout> = {}) =>
  read(text, 'date,text,amount', more).rows.map(({ bookedOn }) => bookedOn);

describe('the order of dates', () => {
  test('is chosen where all of them are days either way, and not the same ones', () => {
    const text = DATES('03/11/2026', '11/03/2026');
    expect(refused(text, 'date,text,amount')).toMatch(
      /^The dates can be read as day\/month\/year and/u,
    );
    expect(readBankTable(text, layout('date,text,amount')).table?.dateChoices).toEqual([
      'dmy',
      'mdy',
    ]);
    expect(days(text, { date_order: 'dmy' })).toEqual(['2026-11-03', '2026-03-11']);
    expect(days(text, { date_order: 'mdy' })).toEqual(['2026-03-11', '2026-11-03']);
  });

  test.each([
    ['a day after the twelfth', ['03/11/2026', '23/11/2026'], ['2026-11-03', '2026-11-23']],
    ['a month first', ['11/03/2026', '11/23/2026'], ['2026-11-03', '2026-11-23']],
    ['the same number twice', ['11/11/2026'], ['2026-11-11']],
    ['the year first', ['2026-11-03', '2026/11/04'], ['2026-11-03', '2026-11-04']],
    ['the name of the month', ['3 Nov 2026', '4-Nov-26'], ['2026-11-03', '2026-11-04']],
  ])('is told by %s', (_what, dates, expected) => {
    expect(days(DATES(...dates))).toEqual(expected);
    expect(readBankTable(DATES(...dates)).table?.dateChoices).toEqual([]);
  });

  test('that the dates do not have is refused with the row', () => {
    expect(
      refused(DATES('03/11/2026', '23/11/2026'), 'date,text,amount', { date_order: 'mdy' }),
    ).toBe('Row 3: "23/11/2026" is not a date. Nothing was imported.');
    expect(refused(DATES('31/02/2026'), 'date,text,amount')).toBe(
      'Row 2: "31/02/2026" is not a date. Nothing was imported.',
    );
  });
});

describe('columns that staff chose are refused with the reason when', () => {
  const TEXT = 'Posted;What;Plus;Minus\n23/11/2026;A;1.00;\n22/11/2026;B;;2.00\n';

  test.each([
    [
      'two are money in',
      'date,text,credit,credit',
      'Two columns say “Money in”: Plus and Minus. Choose “Money out” for one of them, or “Amount, in and out” if one column has both.',
    ],
    [
      'two are the date',
      'date,date,credit,debit',
      'Two columns say “Date”: Posted and What. Choose “Leave out” for all but one.',
    ],
    [
      'an amount stands beside money in',
      'date,text,amount,credit',
      '“Amount, in and out” has both directions already. Choose “Leave out” for it, or for Minus.',
    ],
    ['none is the date', 'skip,text,credit,debit', 'Choose which column is the date.'],
    [
      'none has money that came in',
      'date,text,skip,debit',
      'Choose which column is the amount: “Amount, in and out”, or “Money in” and “Money out”.',
    ],
    [
      'none is the text',
      'date,skip,credit,debit',
      'Choose which column is the text, which says who paid.',
    ],
    [
      'a direction has no amount',
      'date,text,credit,direction',
      '“Debit or credit” says which way an amount went, so it needs a column with “Amount, in and out”.',
    ],
    [
      'the date is another column',
      'text,date,credit,debit',
      'Row 2: "A" is not a date. Nothing was imported.',
    ],
    [
      'money out is left out',
      'date,text,credit,skip',
      'Row 3: there is no amount. Nothing was imported.',
    ],
  ])('%s', (_why, kinds, refusal) => {
    expect(refused(TEXT, kinds)).toBe(refusal);
  });

  test.each([
    [
      'a comma is the decimal sign',
      'Tag;Text;Umsatz\n23/11/2026;A;101,15\n',
      'Row 2: "101,15" is not an amount in dollars',
    ],
    [
      'its amounts are in another currency',
      'Tag;Text;Sum (USD)\n23/11/2026;A;101.15\n',
      'The column Sum (USD) is in USD, not in AUD.',
    ],
  ])('%s', (_why, text, refusal) => {
    expect(refused(text, 'date,text,amount')).toContain(refusal);
  });

  test('a column of another currency, another account or a second one is left out', () => {
    const currency = 'Day;What;Sum;Currency\n23/11/2026;A;1.00;USD\n';
    expect(refused(currency, 'date,text,amount,skip')).toContain(
      'Row 2: the amount is in USD, not in AUD.',
    );
    const accounts =
      'Day;What;Sum;Account number\n23/11/2026;A;1.00;444417\n23/11/2026;A;1.00;555518\n';
    expect(refused(accounts, 'date,text,amount,skip')).toContain('This file has several accounts.');
    const above = 'Account number: 062000 444417\nDay;What;Sum\n23/11/2026;A;1.00\n';
    expect(read(above, 'date,text,amount').account).toBe('062000444417');
  });

  test.each([
    ['Account number,062000 444417', '062000444417'],
    ['Account: 000000000', '000000000'],
    ['Account statement 2026-11-01 to 2026-11-23', '000000000'],
    ['Account enquiries 13 22 65', '000000000'],
    ['Account 2026-11-01 to 2026-11-23', '000000000'],
  ])('the line above the names %s is of the account %s', (above, account) => {
    const text = `${above}\nDay;What;Sum\n23/11/2026;A;1.00\n24/11/2026;A;1.00\n`;
    expect(read(text, 'date,text,amount', { names_row: 2 }).account).toBe(account);
  });

  test('pending rows are left out whatever staff say', () => {
    const text = 'Day;What;Sum;Status\n23/11/2026;A;1.00;Pending\n23/11/2026;B;2.00;Posted\n';
    expect(read(text, 'date,text,amount,skip').rows).toMatchObject([{ row: 3, text: 'B' }]);
  });
});

describe('a hostile CSV file', () => {
  test('with more columns than are read is refused', () => {
    expect(refusalOf(`${'a,'.repeat(41)}\n`)).toContain('This file has more than 40 columns.');
  });

  test('has its names and cells cut before staff see them', () => {
    const { table } = readBankTable(
      `${'n'.repeat(5000)};b;c\n23/11/2026;${'x'.repeat(5000)};1.00\n`,
    );
    expect(table?.columns[0]?.name).toHaveLength(60);
    expect(table?.columns[1]?.samples).toEqual(['x'.repeat(60)]);
  });

  test.each([
    ['many quotes', '"'.repeat(100_000)],
    ['one long line', `a;${'1'.repeat(1_000_000)}`],
    ['delimiters alone', ';\t|,'.repeat(1000)],
    ['digits and marks', `${'1-'.repeat(50_000)};2;3`],
    ['spaces', `${' '.repeat(1_000_000)}x;2;3`],
    ['one word above the names', `${'account '.repeat(100_000)}\nDay;What;Sum\n`],
  ])('with %s takes little processor time', async (_what, text) => {
    expect(await processorTime(() => Promise.resolve(refusalOf(text)))).toBeLessThan(5000);
  });
});
