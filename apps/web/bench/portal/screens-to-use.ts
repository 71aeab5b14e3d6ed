import { SITE_PATHS } from '@cleaning/contract/routes';
import type { Locator, Page } from '@playwright/test';

/** Something that people do on a screen of the portal. */
export interface Use {
  readonly name: string;
  /** A press or keys, and nothing else: all that happens is measured. */
  readonly act: (page: Page) => Promise<void>;
}

/** A screen of the portal, and what is done there, in this order. */
export interface ScreenToUse {
  readonly path: string;
  /** Goes on from the address to what is measured. */
  readonly open?: (page: Page) => Promise<void>;
  /** Is there when the screen is. */
  readonly ready: (page: Page) => Locator;
  readonly uses: readonly Use[];
}

const press = (name: string, target: (page: Page) => Locator): Use => ({
  name,
  act: (page) => target(page).tap(),
});

const button =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('button', { name }).first();

const inDialog =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('dialog').getByRole('button', { name }).last();

const link =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('main').getByRole('link', { name }).first();

const search = (list: string): Use => ({
  name: `${list}: type in the search`,
  act: (page) => page.getByLabel('Search').pressSequentially('clean', { delay: 150 }),
});

export const SCREENS_TO_USE: readonly ScreenToUse[] = [
  {
    path: SITE_PATHS.clientPortal,
    ready: (page) => page.getByRole('heading', { level: 2 }).first(),
    uses: [press('Menu: open', button('More')), press('Menu: close', inDialog('Close'))],
  },
  {
    path: SITE_PATHS.clientQuotes,
    ready: (page) => page.getByRole('table', { name: 'Your quotes' }),
    uses: [press('My quotes: filter', (page) => pill(page, 'Filter quotes')), search('My quotes')],
  },
  {
    path: SITE_PATHS.clientInvoices,
    ready: (page) => page.getByRole('table', { name: 'Your invoices' }),
    uses: [press('Invoices: filter', (page) => pill(page, 'Filter invoices')), search('Invoices')],
  },
  {
    path: `${SITE_PATHS.clientQuotes}?show=ready`,
    open: (page) => link(/^Q-/u)(page).click(),
    ready: button(/^Approve \$/u),
    uses: [
      press('Quote: open Approve', button(/^Approve \$/u)),
      press('Quote: close Approve', inDialog('Not yet')),
    ],
  },
  {
    path: SITE_PATHS.clientAppointments,
    ready: button(/^Cancel visit/u),
    uses: [
      press('Appointments: open Cancel visit', button(/^Cancel visit/u)),
      press('Appointments: keep the visit', inDialog('Keep the visit')),
      press('Appointments: Month', link('Month')),
      press('Appointments: next month', (page) =>
        page.getByRole('navigation', { name: 'Months' }).getByRole('link').last(),
      ),
    ],
  },
  {
    path: SITE_PATHS.clientCalculator,
    ready: (page) => page.getByRole('radio', { name: 'General', exact: true }),
    uses: [
      press('Calculator: choose a service', (page) =>
        page.getByRole('radio', { name: 'Deep', exact: true }),
      ),
      press('Calculator: add a bedroom', button('Add one bedroom')),
      press('Calculator: add a kitchen', button('Add one kitchen')),
    ],
  },
  {
    path: SITE_PATHS.clientMessages,
    ready: (page) => conversations(page).first(),
    uses: [press('Messages: open a conversation', (page) => conversations(page).first())],
  },
];

const pill = (page: Page, group: string): Locator =>
  page.getByRole('group', { name: group }).getByRole('button').nth(1);

const conversations = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Conversations' }).getByRole('link');
