import { expect, test } from 'vitest';
import { issueInvoice, myInvoices } from '../../../test/invoice-fixtures.ts';
import { startBeforeAll } from '../../../test/set-up.ts';

const api = startBeforeAll();

test('invoices of one day are listed in the order of their numbers', async () => {
  const staff = await api.signIn({ userType: 'staff' });
  const client = await api.signIn({ firstName: 'Ben', lastName: 'Carver' });
  const numbers: (string | null)[] = [];
  for (let made = 0; made < 6; made += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one number after the other
    numbers.push((await issueInvoice(api, staff, client)).number);
  }
  const listed = async (ordering: string) =>
    (await myInvoices(api, client, `?ordering=${ordering}`)).results.map(({ number }) => number);
  expect(await listed('issue_date')).toEqual(numbers);
  expect(await listed('due_date')).toEqual(numbers);
  expect(await listed('-issue_date')).toEqual(numbers.toReversed());
  expect(await listed('-due_date')).toEqual(numbers.toReversed());
});
