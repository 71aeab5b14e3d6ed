import { randomUUID } from 'node:crypto';
import { pathWithId } from '@cleaning/contract/routes';
import type { Browser, Locator, Page } from '@playwright/test';
import { STAFF_VISIT_PATH } from '#domains/appointments/visit-paths.ts';
import { STAFF_INVOICE_PATH } from '#domains/invoices/invoice-paths.ts';
import { STAFF_QUOTE_PATH } from '#domains/quotes/quote-paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { apiAs, newKey } from './support/api.ts';
import { withoutLiveChanges } from './support/live.ts';
import { mailsTo } from './support/mailbox.ts';
import { createQuoteRequest } from './support/quotes.ts';
import { expect, test } from './support/test.ts';
import { type Session, setSession } from './support/users.ts';
import {
  bookVisit,
  completeVisit,
  createOfficeStaff,
  createNamedClient,
} from './support/visits.ts';

/** What Chromium logs for the second page's refused save. */
const LOST_RACE = /status of 409/u;

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });

/** The note field of a quote or a draft invoice. */
const note = (page: Page) => page.getByRole('textbox', { name: /^Note(?: below the lines|$)/u });

/** A page of another staff member, in a separate browser. */
async function openBeside(browser: Browser, session: Session): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await setSession(page, session);
  return page;
}

test('two people price the same quote: each sees the other version, and one offer goes out', async ({
  page: first,
  browser,
  request,
  expectedConsole,
}) => {
  expectedConsole.push(LOST_RACE);
  const { session, client, id } = await createQuoteRequest(request);
  const [kim, lee] = [await createOfficeStaff(request), await createOfficeStaff(request)];
  await setSession(first, kim);
  const second = await openBeside(browser, lee);
  const address = pathWithId(STAFF_QUOTE_PATH, id);
  await Promise.all([first.goto(address), second.goto(address)]);

  await test.step('the second save shows what the first one changed, and loses nothing', async () => {
    await note(second).fill('From the second desk.');
    await first.getByLabel('Price of one Deep cleaning in dollars').fill('160');
    await first.getByLabel(/^Why not the list price/u).fill('Second clean this month');
    await button(first, 'Save draft').click();
    await expect(first.getByText(/^Saved \d/u)).toBeVisible();
    await button(second, 'Save draft').click();
    await expect(
      second.getByRole('region', { name: 'Kim changed this quote while you had it open' }),
    ).toBeVisible();
    await expect(note(second)).toHaveValue('From the second desk.');
    await expectAccessible(second);
    await button(second, /^Save what I chose/u).click();
    await expect(second.getByText(/^Saved \d/u)).toBeVisible();
    await expect(second.getByLabel('Price of one Deep cleaning in dollars')).toHaveValue('160.00');
    await expect(note(first)).toHaveValue('From the second desk.');
  });

  await test.step('both send it at once', async () => {
    await Promise.all([first, second].map((page) => button(page, 'Send quote').click()));
    const sends = [first, second].map((page) => button(page.getByRole('dialog'), /^Send \$/u));
    await Promise.all(sends.map((send) => expect(send).toBeVisible()));
    await Promise.all(sends.map((send) => send.click()));
    await expect
      .poll(async () => (await client.quotes.getQuote({ id })).status, { timeout: 30_000 })
      .toBe('sent');
    const offers = await apiAs(kim).quotes.listQuoteRevisions({ quote_id: id });
    expect(offers.results).toHaveLength(1);
    await expect
      .poll(async () => (await mailsTo(request, session.user.email)).map(({ subject }) => subject))
      .toContainEqual(expect.stringMatching(/is ready/u));
    const mails = await mailsTo(request, session.user.email);
    expect(mails.filter(({ subject }) => /is ready/u.test(subject))).toHaveLength(1);
  });
  await second.context().close();
});

test('two people finish the same visit: it starts once, ends once, and both notes are kept', async ({
  page: first,
  browser,
  request,
  expectedConsole,
}) => {
  expectedConsole.push(LOST_RACE);
  const client = await createNamedClient(request, 'general');
  const cleaner = await createOfficeStaff(request);
  const visit = await bookVisit(apiAs(cleaner), { cleaner, client });
  await setSession(first, cleaner);
  const second = await openBeside(browser, cleaner);
  const pages = [first, second];
  // Without this, the second user would see that the visit has started before they press.
  await Promise.all(pages.map(withoutLiveChanges));
  const address = pathWithId(STAFF_VISIT_PATH, visit.id);
  await Promise.all(pages.map((page) => page.goto(address)));

  await test.step('both start it', async () => {
    // Who reads the visit after the other has started it has no such button.
    await Promise.all(pages.map((page) => expect(button(page, 'Start visit')).toBeVisible()));
    await Promise.all(pages.map((page) => button(page, 'Start visit').click()));
    await Promise.all(
      pages.map((page) => expect(button(page, 'Complete visit').first()).toBeVisible()),
    );
    await expect
      .poll(async () => {
        const { events } = await apiAs(cleaner).appointments.getAppointment({ id: visit.id });
        return events.filter(({ command }) => command === 'start').length;
      })
      .toBe(1);
  });

  await test.step('both complete it, and the later one chooses', async () => {
    for (const [index, page] of pages.entries()) {
      await button(page, 'Complete visit').first().click();
      await page
        .getByRole('textbox', { name: /^Notes for the office/u })
        .fill(`Note of phone ${index + 1}.`);
    }
    await Promise.all(
      pages.map((page) => button(page.getByRole('dialog'), 'Complete visit').click()),
    );
    const choose = pages.map((page) => button(page, 'Choose what is right'));
    await expect
      .poll(async () => Promise.all(choose.map((each) => each.isVisible())))
      .toContain(true);
    const later = (await choose[0]?.isVisible()) === true ? 0 : 1;
    const saved = await apiAs(cleaner).appointments.getAppointment({ id: visit.id });
    expect(saved.completion_notes).toBe(`Note of phone ${2 - later}.`);
    expect(saved.events.filter(({ command }) => command === 'complete')).toHaveLength(1);
    await choose[later]?.click();
    const dialog = (pages[later] ?? first).getByRole('dialog');
    await expect(dialog.getByText(`Note of phone ${later + 1}.`)).toBeVisible();
    await expectAccessible(pages[later] ?? first);
  });
  await second.context().close();
});

test('two people work on the same invoice: one draft wins knowingly, one payment counts and the other is asked about', async ({
  page: first,
  browser,
  request,
  expectedConsole,
}) => {
  // Either of the two may be the one whose payment is refused.
  expectedConsole.push(/status of 409/u);
  const client = await createNamedClient(request, 'general');
  const [kim, lee] = [await createOfficeStaff(request), await createOfficeStaff(request)];
  const staff = apiAs(kim);
  const visit = await completeVisit(staff, { cleaner: kim, client });
  const draft = await staff.invoices.createInvoiceFromAppointments(
    { appointment_ids: [visit.id], hourly_rate_cents: 70_00 },
    newKey(),
  );
  await setSession(first, kim);
  const second = await openBeside(browser, lee);
  const pages = [first, second];
  const address = pathWithId(STAFF_INVOICE_PATH, draft.id);
  await Promise.all(pages.map((page) => page.goto(address)));

  await test.step('the second save shows what the first one changed, and loses nothing', async () => {
    await note(second).fill('Typed second.');
    await note(first).fill('Saved first.');
    await button(first, 'Save draft').click();
    await expect(first.getByText(/^Saved \d/u)).toBeVisible();
    await button(second, 'Save draft').click();
    await expect(
      second.getByRole('region', { name: 'Kim changed this draft while you had it open' }),
    ).toBeVisible();
    await expect(note(second)).toHaveValue('Typed second.');
    await expectAccessible(second);
    await second.getByRole('radio', { name: 'Kim’s' }).check();
    await button(second, /^Save what I chose/u).click();
    await expect(note(second)).toHaveValue('Saved first.');
  });

  await test.step('both record the same payment', async () => {
    const { version } = await staff.invoices.getInvoice({ id: draft.id });
    await staff.invoices.issueInvoice({ id: draft.id }, { version });
    await Promise.all(pages.map((page) => page.reload()));
    const reference = `TESTER ${randomUUID()}`;
    for (const page of pages) {
      await button(page, 'Record payment').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Amount ($)').fill('50');
      await dialog.getByLabel('Reference on the bank statement').fill(reference);
    }
    await Promise.all(
      pages.map((page) => button(page.getByRole('dialog'), 'Record $50.00').click()),
    );
    await expect
      .poll(async () => (await staff.invoices.getInvoice({ id: draft.id })).balance_cents)
      .toBe(90_00);
    await Promise.all(pages.map((page) => expect(page.getByText('Paid in part')).toBeVisible()));
    expect((await staff.invoices.getInvoice({ id: draft.id })).payments).toHaveLength(1);
    const [one, other] = pages.map((page) => page.getByText(/Is this another one\?/u));
    await expect.poll(async () => (await one?.count()) !== (await other?.count())).toBe(true);
  });
  await second.context().close();
});
