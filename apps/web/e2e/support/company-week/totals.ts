import type { Debtor } from '@cleaning/contract/bookkeeping';
import { MAX_PAGE_SIZE } from '@cleaning/contract/http';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { expect, type Locator, type Page } from '@playwright/test';
import type { ApiClient } from '@cleaning/api-client';
import { sydneyDateOf } from '@cleaning/pricing';
import { STAFF_CLIENTS_PATH } from '#domains/clients/client-paths.ts';
import { now } from '../clock.ts';
import { type Account, centsShown, dollars, type Ledger } from './ledger.ts';
import { listInvoices } from './invoices.ts';
import type { Payer } from './people.ts';

/** Reads the cents in the named columns of a table, by how each row begins. */
async function readTable(
  table: Locator,
  { names, columns }: { readonly names: readonly string[]; readonly columns: readonly string[] },
): Promise<ReadonlyMap<string, readonly number[]>> {
  const headers = await table.getByRole('columnheader').allTextContents();
  const rows = new Map<string, readonly number[]>();
  for (const name of names) {
    const row = table.getByRole('row').filter({ hasText: name });
    const cells = await row.locator('th, td').allTextContents();
    rows.set(
      name,
      columns.map((column) => {
        const at = headers.findIndex((header) => header.startsWith(column));
        return centsShown(cells[at] ?? '');
      }),
    );
  }
  return rows;
}

/** Expects every client's total and balance of the ledger in the list of invoices. */
export async function expectInvoiceList(
  office: Page,
  surname: string,
  ledger: Ledger,
): Promise<void> {
  await listInvoices(office, surname);
  const table = office.getByRole('table', { name: 'Invoices of every client' });
  await expect(table.getByRole('row').filter({ hasText: surname })).toHaveCount(
    ledger.names.length,
  );
  const shown = await readTable(table, { names: ledger.names, columns: ['Total', 'Balance'] });
  expect([...shown]).toEqual(
    ledger.names.map((name) => [name, [ledger.of(name).totalCents, ledger.owedBy(name)]]),
  );
}

/** Expects the amount that each client owes in the list of clients. */
export async function expectClientList(
  office: Page,
  surname: string,
  ledger: Ledger,
): Promise<void> {
  await office.goto(`${STAFF_CLIENTS_PATH}?${new URLSearchParams({ search: surname })}`);
  const table = office.getByRole('table', { name: 'Clients' });
  await expect(table.getByRole('row').filter({ hasText: surname })).toHaveCount(
    ledger.names.length,
  );
  const shown = await readTable(table, { names: ledger.names, columns: ['Owes'] });
  expect([...shown]).toEqual(ledger.names.map((name) => [name, [ledger.owedBy(name)]]));
}

/** Expects the ledger's sums in the aged debts and in the files for the bookkeeper. */
export async function expectBooks(
  staff: ApiClient,
  ledger: Ledger,
  { surname, numbers }: { readonly surname: string; readonly numbers: readonly string[] },
): Promise<void> {
  const owed = (await readDebtors(staff)).filter(({ client_name: name }) => name.endsWith(surname));
  expect(new Map(owed.map((each) => [each.client_name, each.total_cents]))).toEqual(
    new Map(
      ledger.names
        .filter((name) => ledger.owedBy(name) > 0)
        .map((name) => [name, ledger.owedBy(name)]),
    ),
  );
  const today = sydneyDateOf(now());
  const exported = async (record: 'invoices' | 'payments' | 'credits', column: string) => {
    const period = { from: today.slice(0, 8) + '01', to: today };
    const file = await staff.bookkeeping.exportBookkeeping({ record, layout: 'xero', ...period });
    return sumOf(new TextDecoder().decode(file.content), column, numbers);
  };
  const { totalCents, paidCents, creditedCents } = ledger.sum;
  expect(await exported('invoices', '*UnitAmount')).toBe(totalCents);
  expect(await exported('payments', '*Amount')).toBe(paidCents);
  expect(await exported('credits', '*UnitAmount')).toBe(-creditedCents);
}

/** Every client who owes something, from all pages. */
async function readDebtors(staff: ApiClient): Promise<Debtor[]> {
  const debtors: Debtor[] = [];
  for (let page = 1, isMore = true; isMore; page += 1) {
    const debts = await staff.bookkeeping.getAgedDebts({ page, page_size: MAX_PAGE_SIZE });
    debtors.push(...debts.clients);
    isMore = debts.next !== null;
  }
  return debtors;
}

/**
 * The sum of a column in cents, times the quantity where the file has one, over the rows with one
 * of these invoice numbers. No cell of these files contains a line break.
 */
function sumOf(csv: string, column: string, numbers: readonly string[]): number {
  const [head = '', ...lines] = csv.split('\r\n');
  const names = cellsOf(head);
  const numberIn = (cells: readonly string[], name: string): number =>
    Number(cells[names.indexOf(name)]);
  const centsOf = (cells: readonly string[]): number => {
    const quantity = names.includes('*Quantity') ? numberIn(cells, '*Quantity') : 1;
    return Math.round(quantity * numberIn(cells, column) * 100);
  };
  return lines
    .filter((line) => numbers.some((number) => line.includes(number)))
    .reduce((cents, line) => cents + centsOf(cellsOf(line)), 0);
}

const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/gu)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );

/** A figure above a client's invoices, by its label. */
const figure = (portal: Page, label: string): Locator =>
  portal
    .locator('dl > div')
    .filter({ has: portal.getByText(label, { exact: true }) })
    .locator('dd')
    .first();

const PLAN_TITLE = { 'plan manager': 'With your plan manager', agency: 'With the NDIA' } as const;

/**
 * Expects the ledger's amounts in the client portal, and a statement with the same closing balance.
 */
export async function expectPortal(
  portal: Page,
  { account, payer }: { readonly account: Account; readonly payer: Payer },
): Promise<void> {
  const owed = account.totalCents - account.paidCents - account.creditedCents;
  await portal.goto(SITE_PATHS.clientInvoices);
  await expect(figure(portal, 'To pay')).toHaveText(dollars(payer === 'client' ? owed : 0));
  if (payer !== 'client') await expect(figure(portal, 'With your plan')).toHaveText(dollars(owed));
  await expect(figure(portal, 'Paid')).toHaveText(dollars(account.paidCents));
  await portal.goto(`${SITE_PATHS.clientInvoices}?view=statement`);
  const caption = payer === 'client' ? 'Statement of account' : PLAN_TITLE[payer];
  const statement = portal.getByRole('table', { name: caption });
  await expect(
    statement.getByRole('row', { name: `Closing balance ${dollars(owed)}` }),
  ).toBeVisible();
  if (payer !== 'client') {
    await expect(
      portal.getByText(/^Nothing changed in this period\. Closing balance: \$0\.00\.$/u),
    ).toBeVisible();
  }
}
