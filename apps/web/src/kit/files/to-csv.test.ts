import { expect, test } from 'vitest';
import { toCsv } from './to-csv.ts';

const textOf = (rows: string[][]) => new TextDecoder().decode(toCsv('list.csv', rows).content);

test('a list opens in a spreadsheet with its columns and amounts', () => {
  expect(
    textOf([
      ['Client', 'Paid'],
      ['Wei Zhang', '-150.05'],
    ]),
  ).toBe('Client,Paid\r\nWei Zhang,-150.05\r\n');
  expect(toCsv('list.csv', [])).toMatchObject({ fileName: 'list.csv' });
});

test('text with commas, quotes and line breaks stays in its cell', () => {
  expect(textOf([['a "b", c', 'two\nlines']])).toBe('"a ""b"", c","two\nlines"\r\n');
});

test.each(['=SUM(A1)', '+61', '-1+1', '@x', '\tx', '＝SUM(A1)', '＠x'])(
  '%j is text and not a formula',
  (text) => {
    expect(textOf([[text]])).toBe(`'${text}\r\n`);
  },
);
