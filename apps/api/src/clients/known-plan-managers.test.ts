import { expect, it } from 'vitest';
import type { TestPerson } from '../../test/create-test-app.ts';
import { signInParticipant, TEST_SECRETS } from '../../test/ndis-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../../test/set-up.ts';

const api = startBeforeAll({ dependencies: { secrets: TEST_SECRETS } });
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));

const managed = (planManagerName: string | null, planManagerInvoiceEmail: string | null) =>
  signInParticipant(api, { planManagement: 'plan', planManagerName, planManagerInvoiceEmail });

const read = (as: TestPerson) => api.call({ path: 'clients/plan_managers/', as });

it('the plan managers of clients are listed once each, the most common first', async () => {
  expect((await read(staff)).json()).toEqual([]);
  await managed('Harbour Plan Services', 'accounts@harbour.example');
  await managed('Northside', 'invoices@northside.example');
  await managed('Northside Plan Management', 'invoices@northside.example');
  await managed('Northside Plan Management', 'invoices@northside.example');
  expect((await read(staff)).json()).toEqual([
    { name: 'Northside Plan Management', invoice_email: 'invoices@northside.example' },
    { name: 'Harbour Plan Services', invoice_email: 'accounts@harbour.example' },
  ]);
});

it('a plan manager without a name or an address is not listed, nor one of a plan that is managed otherwise', async () => {
  const before = (await read(staff)).json<unknown>();
  await managed('No Address Plans', null);
  await managed(null, 'accounts@no-name.example');
  await signInParticipant(api, {
    planManagement: 'self',
    planManagerName: 'Left Over Plans',
    planManagerInvoiceEmail: 'accounts@left-over.example',
  });
  expect((await read(staff)).json()).toEqual(before);
});

it('clients cannot read the known plan managers', async () => {
  const client = await managed('Harbour Plan Services', 'accounts@harbour.example');
  expect((await read(client)).statusCode).toBe(403);
  expect((await api.call({ path: 'clients/plan_managers/' })).statusCode).toBe(401);
});
