import type { ApiClient } from '@cleaning/api-client';
import { type CLIENT_PATHS, SITE_PATHS } from '@cleaning/contract/routes';
import type { Locator, Page } from '@playwright/test';
import type { Amount } from './client-data.ts';

/** The data that a screen loads. */
interface Reading {
  /** The calls that load it: address patterns below `/api/v1/`. */
  readonly calls: readonly string[];
  /** The text of its skeleton. */
  readonly loading: string;
  /** The title of its error message. */
  readonly failed: string;
}

/** A screen about a single record, whose address contains an id. */
interface OneThing {
  /** The id of such a record that belongs to the caller. */
  readonly idOf: (api: ApiClient) => Promise<string | undefined>;
  /** The heading when the client has no such record. */
  readonly missing: string;
}

/** A screen of the client portal, with its content in each state. */
export interface PortalScreen {
  readonly path: (typeof CLIENT_PATHS)[keyof typeof CLIENT_PATHS];
  /** The query of one of several views: "?view=templates". */
  readonly search?: string;
  readonly heading: string | RegExp;
  /** The document title, before the company's name. */
  readonly title: string;
  /** Navigates there from the previous row's screen. */
  readonly go: (page: Page) => Promise<void>;
  readonly reading?: Reading;
  readonly oneThing?: OneThing;
  /** How much data the client needs before it can be navigated to; nothing by default. */
  readonly needs?: Exclude<Amount, 'none'>;
  /** Shown when the client has data. */
  readonly some: (page: Page) => Locator;
  /** Shown when the client has no data yet. */
  readonly none?: (page: Page) => Locator;
  /** Shown in addition when the client has more than a page holds. */
  readonly many?: (page: Page) => Locator;
}

const throughMenu =
  (name: string) =>
  (page: Page): Promise<void> =>
    page
      .getByRole('complementary', { name: 'Portal menu' })
      .getByRole('link', { name, exact: false })
      .click();

const table = (name: string) => (page: Page) => page.getByRole('table', { name });

const subheading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { level: 2, name });

const pages = (name: string) => (page: Page) => page.getByRole('navigation', { name });

const calculator = (page: Page) => page.getByRole('radio', { name: 'General', exact: true });

const verified = (page: Page) =>
  page.getByRole('region', { name: 'Your details' }).getByText('Verified');

/** Every screen of the client portal, in an order in which a client can navigate them. */
export const PORTAL_SCREENS: readonly PortalScreen[] = [
  {
    path: SITE_PATHS.clientPortal,
    heading: /^Good (?:morning|afternoon|evening)/u,
    title: 'Dashboard',
    go: throughMenu('Dashboard'),
    reading: {
      calls: ['accounts/dashboard/**'],
      loading: 'Loading your dashboard',
      failed: 'We could not load your dashboard',
    },
    some: subheading('Quotes waiting for you'),
    none: subheading('Know the price before we knock'),
  },
  {
    path: SITE_PATHS.clientQuotes,
    heading: 'My quotes',
    title: 'My quotes',
    go: throughMenu('Quotes'),
    reading: {
      calls: ['quotes/my-quotes/**'],
      loading: 'Loading your quotes',
      failed: 'We could not load your quotes',
    },
    some: table('Your quotes'),
    none: subheading('No quotes yet'),
    many: pages('Quotes'),
  },
  {
    path: SITE_PATHS.clientQuotes,
    search: '?view=templates',
    heading: 'My quotes',
    title: 'My quotes',
    go: (page) => page.getByRole('tab', { name: 'Templates' }).click(),
    reading: {
      calls: ['quotes/templates/**'],
      loading: 'Loading your templates',
      failed: 'We could not load your templates',
    },
    some: (page) => page.getByRole('list', { name: 'Your templates' }),
    none: subheading('No templates yet'),
  },
  {
    path: SITE_PATHS.clientQuote,
    needs: 'one',
    heading: /^Quote/u,
    title: 'Quote',
    go: async (page) => {
      await page.getByRole('tab', { name: 'All quotes' }).click();
      await table('Your quotes')(page).getByRole('link', { name: /^Q-/u }).first().click();
    },
    reading: {
      calls: ['quotes/*-*/**'],
      loading: 'Loading the quote',
      failed: 'We could not load this quote',
    },
    oneThing: {
      idOf: async ({ quotes }) => (await quotes.listMyQuotes({ status: 'sent' })).results[0]?.id,
      missing: 'We could not find this quote',
    },
    some: (page) => page.getByRole('heading', { level: 1, name: /^Quote Q-/u }),
  },
  {
    path: SITE_PATHS.clientQuoteCreate,
    heading: 'New quote',
    title: 'New quote',
    go: async (page) => {
      await throughMenu('Quotes')(page);
      await page
        .getByRole('main')
        .getByRole('link', { name: /^(?:New|Create a) quote$/u })
        .first()
        .click();
    },
    some: calculator,
    none: calculator,
  },
  {
    path: SITE_PATHS.clientQuoteEdit,
    // Only the second and later quotes are drafts.
    needs: 'many',
    heading: 'Edit quote',
    title: 'Edit quote',
    go: async (page) => {
      await throughMenu('Quotes')(page);
      await page
        .getByRole('link', { name: /^Finish/u })
        .first()
        .click();
    },
    reading: {
      calls: ['quotes/*-*/**'],
      loading: 'Loading the quote',
      failed: 'We could not load this quote',
    },
    oneThing: {
      idOf: async ({ quotes }) => (await quotes.listMyQuotes({ status: 'draft' })).results[0]?.id,
      missing: 'We could not find this quote',
    },
    some: calculator,
  },
  {
    path: SITE_PATHS.clientInvoices,
    heading: 'Invoices',
    title: 'Invoices',
    go: throughMenu('Invoices'),
    reading: {
      calls: ['invoices/my-invoices/**'],
      loading: 'Loading your invoices',
      failed: 'We could not load your invoices',
    },
    some: table('Your invoices'),
    none: subheading('No invoices yet'),
    many: pages('Invoices'),
  },
  {
    path: SITE_PATHS.clientInvoice,
    needs: 'one',
    heading: /^Invoice/u,
    title: 'Invoice',
    go: (page) =>
      table('Your invoices')(page).getByRole('link', { name: /^View/u }).first().click(),
    reading: {
      calls: ['invoices/*-*/**'],
      loading: 'Loading the invoice',
      failed: 'We could not load this invoice',
    },
    oneThing: {
      idOf: async ({ invoices }) => (await invoices.listMyInvoices()).results[0]?.id,
      missing: 'We could not find this invoice',
    },
    some: (page) => page.getByRole('row', { name: /^Amount due/u }),
  },
  {
    path: SITE_PATHS.clientAppointments,
    heading: 'Visits',
    title: 'Visits',
    go: throughMenu('Visits'),
    reading: {
      calls: ['appointments/**'],
      loading: 'Loading your upcoming visits',
      failed: 'We could not load your upcoming visits',
    },
    some: (page) => page.getByRole('region', { name: 'Upcoming' }),
    none: subheading('No visits coming up'),
    many: pages('Upcoming visits'),
  },
  {
    path: SITE_PATHS.clientDocuments,
    heading: 'Documents',
    title: 'Documents',
    go: throughMenu('Documents'),
    reading: {
      calls: ['documents/**'],
      loading: 'Loading the documents',
      failed: 'We could not load your documents',
    },
    some: table('Your documents'),
    none: subheading('No documents yet'),
    many: pages('Documents'),
  },
  {
    path: SITE_PATHS.clientMessages,
    heading: 'Messages',
    title: 'Messages',
    go: throughMenu('Messages'),
    reading: {
      calls: ['messages/?page=*'],
      loading: 'Loading your messages',
      failed: 'We could not load your messages',
    },
    some: (page) => page.getByRole('navigation', { name: 'Conversations' }).getByRole('link'),
    none: subheading('No messages yet'),
    many: pages('Conversation pages'),
  },
  {
    path: SITE_PATHS.clientAccount,
    heading: 'Your account',
    title: 'Your account',
    go: async (page) => {
      await page
        .getByRole('complementary', { name: 'Portal menu' })
        .getByRole('link', { name: /client$/iu })
        .click();
    },
    reading: {
      calls: ['accounts/profile/'],
      loading: 'Loading your details',
      failed: 'We could not load your details',
    },
    some: verified,
    none: verified,
  },
  {
    path: SITE_PATHS.clientCalculator,
    heading: 'Calculator',
    title: 'Calculator',
    go: throughMenu('Calculator'),
    some: calculator,
    none: calculator,
  },
];
