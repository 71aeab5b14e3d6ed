import { expect, type Page } from '@playwright/test';
import { STAFF_INVOICES_PATH } from '#domains/invoices/invoice-paths.ts';
import { tickOnly } from '../pick.ts';
import { dollars } from './ledger.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** How to price a client's draft: hours at this rate, or a quote at its price. */
export interface DraftToMake {
  readonly name: string;
  readonly cents: number;
  readonly rateCents: number | null;
}

/** Creates one draft for each client, from all their completed visits at once. */
export async function makeDrafts(office: Page, drafts: readonly DraftToMake[]): Promise<void> {
  await office.goto(STAFF_INVOICES_PATH);
  await button(office, /^Invoice \d+ visit/u).click();
  const dialog = office.getByRole('dialog');
  await tickOnly(
    dialog,
    /, A-\d+$/u,
    drafts.map(({ name }) => name),
  );
  for (const { name, rateCents } of drafts) {
    if (rateCents === null) continue;
    const rate = dialog.getByLabel(`Rate per hour for ${name} in dollars`);
    await rate.fill((rateCents / 100).toFixed(2));
  }
  const sum = drafts.reduce((cents, draft) => cents + draft.cents, 0);
  await expect(dialog.getByText(dollars(sum), { exact: true })).toBeVisible();
  await button(office, `Make ${drafts.length} drafts`).click();
  await expect(office.getByText(`${drafts.length} drafts made.`)).toBeVisible();
}

/** Opens the list of this week's invoices by searching for the surname of its clients. */
export const listInvoices = (office: Page, surname: string) =>
  office.goto(`${STAFF_INVOICES_PATH}?${new URLSearchParams({ show: 'all', search: surname })}`);

const rowOf = (office: Page, name: string) =>
  office.getByRole('table', { name: 'Invoices of every client' }).getByRole('row').filter({
    hasText: name,
  });

export async function openInvoice(office: Page, surname: string, name: string): Promise<void> {
  await listInvoices(office, surname);
  await rowOf(office, name).getByRole('link').first().click();
  await expect(
    office.getByRole('heading', { level: 1, name: /^(?:Invoice INV-|Draft)/u }),
  ).toBeVisible();
}

/** Answers what the NDIS check asks about a cancelled visit. */
export async function explainCancellation(office: Page): Promise<void> {
  const why = office.getByLabel('Why it was cancelled');
  await why.selectOption('NSDH');
  await office
    .getByRole('listitem')
    .filter({ has: why })
    .getByRole('button', { name: 'Save' })
    .click();
  await expect(why).toBeHidden();
  await button(office, 'No other work was found').click();
  await expect(office.getByText('This invoice is ready to issue.')).toBeVisible();
}

/** Issues every draft in one bulk action; the service decides which ones are refused. */
export async function issueInBulk(
  office: Page,
  names: readonly string[],
  { cents, report }: { readonly cents: number; readonly report: RegExp },
): Promise<void> {
  for (const name of names) {
    await office.getByRole('checkbox', { name: `Select draft for ${name}` }).check();
  }
  await button(office, `Issue ${names.length} drafts`).click();
  await button(office, `Issue ${names.length} invoices, ${dollars(cents)}`).click();
  await expect(office.getByText(report)).toBeVisible();
}

/** Issues the open draft despite the errors of its check. */
export async function issueAnyway(office: Page, reason: string): Promise<void> {
  await button(office, 'Issue anyway, with a reason').click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel(/^Why issue it/u).fill(reason);
  await dialog.getByRole('button', { name: /^Issue \$/u }).click();
  await expect(office.getByRole('heading', { level: 1, name: /^Invoice INV-/u })).toBeVisible();
}

/** The numbers of the issued invoices, by client name. */
export async function readNumbers(
  office: Page,
  surname: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  await listInvoices(office, surname);
  const numbers = new Map<string, string>();
  for (const name of names) {
    const link = rowOf(office, name).getByRole('link', { name: /^INV-/u });
    numbers.set(name, (await link.textContent()) ?? '');
  }
  return numbers;
}

/** Records a payment of the open invoice. */
export async function recordPayment(
  office: Page,
  { cents, reference }: { readonly cents: number; readonly reference: string },
): Promise<void> {
  await button(office, 'Record payment').click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Amount ($)').fill((cents / 100).toFixed(2));
  await dialog.getByLabel('Reference on the bank statement').fill(reference);
  await dialog.getByRole('button', { name: `Record ${dollars(cents)}` }).click();
  await expect(dialog).toBeHidden();
}

/** Gives the open invoice a credit. */
export async function giveCredit(office: Page, cents: number): Promise<void> {
  await button(office, 'Give credit').click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Amount ($)').fill((cents / 100).toFixed(2));
  await dialog.getByLabel('Why').fill('A window was left out.');
  await dialog.getByRole('button', { name: `Credit ${dollars(cents)}` }).click();
  await expect(dialog).toBeHidden();
}

/** Records one payment split over the invoices of several clients. */
export async function recordSplitPayment(
  office: Page,
  numbers: readonly string[],
  { cents, reference }: { readonly cents: number; readonly reference: string },
): Promise<void> {
  for (const number of numbers) {
    await office.getByRole('checkbox', { name: `Select ${number}` }).check();
  }
  await button(office, 'Record payment').click();
  const dialog = office.getByRole('dialog');
  await expect(dialog.getByText('The parts come to the whole payment.')).toBeVisible();
  await dialog.getByLabel('Reference on the bank statement').fill(reference);
  await dialog.getByRole('button', { name: `Record ${dollars(cents)}` }).click();
  await expect(
    office.getByText(`${dollars(cents)} recorded over ${numbers.length} invoices.`),
  ).toBeVisible();
}

/** Sends the client of the open invoice a statement with this closing balance. */
export async function sendStatement(office: Page, closingCents: number): Promise<void> {
  await button(office, 'Statement').click();
  const dialog = office.getByRole('dialog');
  const closing = dialog.getByRole('row', { name: /^Closing balance, /u });
  await expect(closing.getByText(dollars(closingCents), { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Send statement' }).click();
  await expect(office.getByText(/^The statement is on its way to/u)).toBeVisible();
}
