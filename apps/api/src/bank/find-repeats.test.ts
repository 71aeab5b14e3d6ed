import type { BankFormat } from '@cleaning/contract/bank';
import { describe, expect, test } from 'vitest';
import { bankIdsOf } from './files/bank-ids.ts';
import type { BankFile } from './files/to-bank-file.ts';
import { findRepeats, type KnownRow } from './find-repeats.ts';
import { fingerprintRows } from './fingerprint-rows.ts';

interface Row {
  readonly text?: string;
  readonly id?: string;
  readonly day?: string;
  readonly cents?: number;
}

/** The rows of a file of one account. */
function fileOf(format: BankFormat, rows: readonly Row[]): Pick<BankFile, 'account' | 'rows'> {
  const raw = rows.map(({ id, text = 'ZHANG W INV-2026-00077' }, at) => ({
    row: at + 1,
    date: '',
    amount: '',
    text,
    bankId: id,
  }));
  const ids = bankIdsOf(format, raw, raw);
  return {
    account: '444417',
    rows: rows.map(({ day = '2026-11-23', cents = 50_00 }, at) => ({
      row: at + 1,
      bookedOn: day,
      amountCents: cents,
      text: raw[at]?.text ?? '',
      bankId: ids.get(at + 1) ?? null,
    })),
  };
}

/** What is stored after the files before, in their order. */
function storedAfter(files: readonly (readonly [BankFormat, readonly Row[]])[]): KnownRow[] {
  const known: KnownRow[] = [];
  for (const [format, rows] of files) {
    const { repeats, added } = findRepeats(fingerprintRows(fileOf(format, rows)), known, format);
    for (const { row, known: stored } of repeats) {
      const at = known.indexOf(stored);
      known[at] = { ...stored, bankId: stored.bankId ?? row.bankId?.key ?? null };
    }
    known.push(
      ...added.map((row) => ({
        ...row,
        id: `row-${known.length}-${row.row}`,
        bankId: row.bankId?.key ?? null,
        format,
      })),
    );
  }
  return known;
}

/** How many rows of the last file are new, and how many repeats are sure. */
function resultOf(...files: readonly (readonly [BankFormat, readonly Row[]])[]): object {
  const last = files.at(-1);
  if (last === undefined) throw new Error('There is no file.');
  const [format, rows] = last;
  const known = storedAfter(files.slice(0, -1));
  const { repeats, added } = findRepeats(fingerprintRows(fileOf(format, rows)), known, format);
  return { added: added.length, sure: repeats.filter(({ isCertain }) => isCertain).length };
}

const NEW = { added: 1, sure: 0 };
const SURE = { added: 0, sure: 1 };
const LIKELY = { added: 0, sure: 0 };

describe('a row of a later file', () => {
  test.each([
    ['with the same id is the same payment', { id: 'N1' }, { id: 'N1' }, SURE],
    [
      'with the same id in other words is the same payment',
      { id: 'N1', text: 'ZHANG W' },
      { id: 'N1', text: 'OSKO ZHANG W RENT' },
      SURE,
    ],
    [
      'with another id is another payment, though all else is the same',
      { id: 'N1' },
      { id: 'N2' },
      NEW,
    ],
    [
      'with an id that counts the rows of its file is another payment on another day',
      { id: '1' },
      { id: '1', day: '2026-11-24' },
      NEW,
    ],
    [
      'with an id that counts the rows of its file is another payment of another amount',
      { id: '1' },
      { id: '1', cents: 51_00 },
      NEW,
    ],
    [
      'with an id that counts the rows of its file is the same of one day and amount',
      { id: '1' },
      { id: '1' },
      SURE,
    ],
    [
      'with an id that counts is another payment where it names another invoice',
      { id: '1' },
      { id: '1', text: 'ZHANG W INV-2026-00078' },
      NEW,
    ],
    [
      'with the same id is another payment on another day',
      { id: 'N1' },
      { id: 'N1', day: '2026-11-24' },
      NEW,
    ],
    ['without an id is the same by day, amount and text, which is not sure', {}, {}, LIKELY],
    ['without an id is another payment in other words', {}, { text: 'ZHANG W' }, NEW],
    ['with an id is the same as one stored without, which is not sure', {}, { id: 'N1' }, LIKELY],
  ])('of one format %s', (_what, first: Row, second: Row, result) => {
    expect(resultOf(['ofx', [first]], ['ofx', [second]])).toEqual(result);
  });

  test('whose ids count from the other end is the same by its text', () => {
    const rows: readonly Row[] = [
      { id: '1', text: 'ZHANG' },
      { id: '2', text: 'CARVER' },
    ];
    const turned: readonly Row[] = [
      { id: '1', text: 'CARVER' },
      { id: '2', text: 'ZHANG' },
    ];
    expect(resultOf(['ofx', rows], ['ofx', turned])).toEqual(LIKELY);
  });

  test.each([
    [
      'in other words',
      { text: 'TRANSFER FROM W ZHANG' },
      { id: 'N1', text: 'ZHANG W OSKO' },
      LIKELY,
    ],
    [
      'with the number of one invoice in two spellings',
      { text: 'A INV 2026 00077' },
      { id: 'N1', text: 'B INV202600077' },
      LIKELY,
    ],
    ['in the same words', {}, { id: 'N1' }, LIKELY],
    [
      'of another payer',
      { text: 'TRANSFER FROM CARVER' },
      { id: 'N1', text: 'TRANSFER FROM ZHANG' },
      NEW,
    ],
    [
      'for another invoice',
      { text: 'ZHANG INV-2026-00077' },
      { id: 'N1', text: 'ZHANG INV-2026-00078' },
      NEW,
    ],
    ['of another amount', {}, { id: 'N1', cents: 49_99 }, NEW],
    ['of another day', {}, { id: 'N1', day: '2026-11-22' }, NEW],
  ])('in OFX is told from one in CSV %s', (_what, csv: Row, ofx: Row, result) => {
    expect(resultOf(['csv', [csv]], ['ofx', [ofx]])).toEqual(result);
    expect(resultOf(['ofx', [ofx]], ['csv', [csv]])).toEqual(result);
  });

  test('is one payment in OFX and CAMT, whose ids are not the same', () => {
    expect(resultOf(['ofx', [{ id: 'F1' }]], ['camt053', [{ id: 'R1' }]])).toEqual(LIKELY);
  });

  test('is the second of two equal payments when the first alone is stored', () => {
    expect(resultOf(['csv', [{}]], ['csv', [{}, {}]])).toEqual({ added: 1, sure: 0 });
    expect(resultOf(['csv', [{}]], ['ofx', [{ id: 'N1' }, { id: 'N2' }]])).toEqual(NEW);
  });

  test('keeps the id by which a file in between knew a stored row', () => {
    const csv = ['csv', [{}]] as const;
    const ofx = ['ofx', [{ id: 'N1' }]] as const;
    expect(resultOf(csv, ofx, ofx)).toEqual(SURE);
    expect(resultOf(csv, ofx, ['ofx', [{ id: 'N2' }]])).toEqual(NEW);
  });

  test('is known by its words where its file was read before ids were', () => {
    const [old] = storedAfter([['ofx', [{ text: 'ZHANG W' }]]]);
    if (old === undefined) throw new Error('Nothing is stored.');
    const rows = fingerprintRows(fileOf('ofx', [{ id: 'N1', text: 'ZHANG W INV-2026-00077' }]));
    expect(findRepeats(rows, [{ ...old, format: null }], 'ofx').repeats).toHaveLength(1);
  });
});
