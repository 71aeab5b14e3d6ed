import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');

/**
 * Columns of which no two rows of a result have the same value. Rows that are equal in every column
 * of an order come in any order, another one at each reading: a row can then be on two pages, or on
 * none, and lines of one instant change places in a file.
 */
const DECIDING = new Set(
  'id,clientId,quoteId,itemNumber,effectiveFrom,position,rowNumber,number,reference,revision,part,key,days,sessionId'.split(
    ',',
  ),
);

/** Orders that decide although their last column is not among those. */
const OTHERS: Readonly<Record<string, string>> = {
  'clients/plan-repository.ts': 'rows are grouped by the email address',
  'appointments/day/day-repository.ts': 'only the time itself is answered',
  'invoices/payments/payment-repository.ts': 'rows are grouped by the invoice',
  'invoices/statements/statement-repository.ts': 'rows are distinct by plan management',
  'timesheets/people-of-week-repository.ts': 'rows are grouped by the week',
  'saved-views/view-repository.ts': 'names are unique for each user and list',
};

interface Order {
  readonly file: string;
  readonly columns: string;
}

/** What stands between the brackets of each `.orderBy(`, without spaces. */
function ordersIn(file: string): Order[] {
  const text = readFileSync(join(SOURCE, file), 'utf8');
  return [...text.matchAll(/[^.]\.orderBy\(/gu)].map((match) => {
    const start = match.index + match[0].length;
    let [end, open] = [start, 1];
    for (; open > 0; end += 1) {
      if (text[end] === '(') open += 1;
      if (text[end] === ')') open -= 1;
    }
    return { file, columns: text.slice(start, end - 1).replaceAll(/\s+|,\s*$/gu, '') };
  });
}

const orders = globSync('**/*.ts', { cwd: SOURCE })
  .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('demo/'))
  .flatMap(ordersIn);

const lastColumn = (columns: string) => /(\w+)[)`,]*$/u.exec(columns)?.[1] ?? '';

/** An order that a constant or a function of the same file makes is checked where that is made. */
const isNamed = ({ columns }: Order) => /^\.\.\.\w+(?:\(.*\))?$/u.test(columns);

test('rows that are otherwise equal have an order of their own', () => {
  const undecided = orders
    .filter((order) => !isNamed(order) && !DECIDING.has(lastColumn(order.columns)))
    .map(({ file }) => file);
  expect(undecided.toSorted()).toEqual(Object.keys(OTHERS).toSorted());
});
