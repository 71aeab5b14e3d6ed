import type { QuoteChoices, QuoteItemDetails } from '@cleaning/contract/quotes';
import type { QuoteTransition } from '@cleaning/contract/quotes/rules';

/** One step in the life of a demo quote. */
interface DemoStep {
  /** `record_deposit` records the whole deposit, paid by bank transfer. */
  readonly command: QuoteTransition | 'record_deposit';
  readonly by: 'client' | 'staff' | 'system';
  readonly daysAgo: number;
  readonly reason?: string;
  /** What staff changed in the quote before they gave the command. */
  readonly changes?: { readonly choices: QuoteChoices; readonly companyNotes: string };
}

export interface DemoQuote {
  readonly client: 'general@example.com' | 'ndis@example.com';
  /** Set for a quote that the office wrote first. */
  readonly origin?: 'office';
  readonly choices: QuoteChoices;
  readonly site: {
    readonly addressLine1: string | null;
    readonly suburb: string | null;
    readonly postcode: string | null;
    readonly accessNotes: string;
  };
  /** The lines by which staff price the quote, from when they first send it. */
  readonly items?: readonly QuoteItemDetails[];
  readonly createdDaysAgo: number;
  readonly steps: readonly DemoStep[];
}

const GRACE_HOME = {
  addressLine1: '12 Example Street',
  suburb: 'Castle Hill',
  postcode: '2154',
  accessNotes: 'The key is with the neighbour in number 14.',
};

const NOAH_HOME = {
  addressLine1: '3/48 Sample Avenue',
  suburb: 'Parramatta',
  postcode: '2150',
  accessNotes: 'Please ring the bell and wait. I use a wheelchair.',
};

const NO_SITE = { addressLine1: null, suburb: null, postcode: null, accessNotes: '' };

const DEEP_CLEAN: QuoteChoices = {
  service_id: 'deep',
  rooms: { bedroom: 3, bathroom: 2, kitchen: 1, living: 1, dining: 1 },
  addon_ids: ['carpet', 'fridge'],
  timeline_id: 'standard',
};

const STANDARD_CLEAN: QuoteChoices = {
  service_id: 'general',
  rooms: { bedroom: 2, bathroom: 1, kitchen: 1, living: 1 },
  addon_ids: [],
  timeline_id: 'standard',
};

/** Quotes in every state, oldest first; a booked one comes with its appointments. */
export const DEMO_QUOTES: readonly DemoQuote[] = [
  {
    client: 'general@example.com',
    choices: STANDARD_CLEAN,
    site: GRACE_HOME,
    createdDaysAgo: 60,
    steps: [
      { command: 'submit', by: 'client', daysAgo: 60 },
      { command: 'send', by: 'staff', daysAgo: 59 },
      { command: 'expire', by: 'system', daysAgo: 44 },
    ],
  },
  {
    client: 'general@example.com',
    choices: STANDARD_CLEAN,
    site: GRACE_HOME,
    createdDaysAgo: 43,
    steps: [
      { command: 'submit', by: 'client', daysAgo: 43 },
      { command: 'cancel', by: 'client', daysAgo: 42, reason: 'We are away that week.' },
    ],
  },
  {
    client: 'ndis@example.com',
    choices: { ...STANDARD_CLEAN, service_id: 'deep' },
    site: NOAH_HOME,
    createdDaysAgo: 41,
    steps: [
      { command: 'submit', by: 'client', daysAgo: 41 },
      { command: 'send', by: 'staff', daysAgo: 40 },
      { command: 'decline', by: 'client', daysAgo: 39, reason: 'My plan does not fund this.' },
    ],
  },
  {
    client: 'general@example.com',
    choices: { ...STANDARD_CLEAN, service_id: 'post-renovation' },
    site: GRACE_HOME,
    createdDaysAgo: 35,
    steps: [
      { command: 'submit', by: 'client', daysAgo: 35 },
      { command: 'send', by: 'staff', daysAgo: 34 },
      { command: 'withdraw', by: 'staff', daysAgo: 33, reason: 'The site is not safe to enter.' },
    ],
  },
  {
    client: 'general@example.com',
    choices: { service_id: 'pet-treatment', rooms: {}, addon_ids: [], timeline_id: 'standard' },
    site: GRACE_HOME,
    items: [
      { description: 'Pet treatment, per room', quantity: 3, unit_cents: 45_00 },
      { description: 'Odour treatment, per hour', quantity: 1.5, unit_cents: 60_00 },
    ],
    createdDaysAgo: 30,
    steps: [
      { command: 'submit', by: 'client', daysAgo: 30 },
      { command: 'send', by: 'staff', daysAgo: 29 },
      {
        command: 'request_changes',
        by: 'client',
        daysAgo: 28,
        reason: 'Could you leave out the hallway?',
      },
    ],
  },
  {
    client: 'general@example.com',
    choices: {
      service_id: 'end-of-lease',
      rooms: { bedroom: 2, bathroom: 1, kitchen: 1, living: 1 },
      addon_ids: ['oven', 'windows'],
      timeline_id: 'urgent',
    },
    site: GRACE_HOME,
    createdDaysAgo: 20,
    steps: [
      { command: 'submit', by: 'client', daysAgo: 20 },
      { command: 'send', by: 'staff', daysAgo: 19 },
      { command: 'approve', by: 'client', daysAgo: 18 },
      { command: 'record_deposit', by: 'staff', daysAgo: 17 },
    ],
  },
  {
    client: 'ndis@example.com',
    choices: {
      service_id: 'ndis',
      rooms: { bedroom: 1, bathroom: 1, kitchen: 1 },
      addon_ids: [],
      timeline_id: 'standard',
    },
    site: NOAH_HOME,
    createdDaysAgo: 6,
    steps: [
      { command: 'submit', by: 'client', daysAgo: 6 },
      { command: 'send', by: 'staff', daysAgo: 5 },
    ],
  },
  {
    client: 'general@example.com',
    choices: { ...DEEP_CLEAN, addon_ids: ['carpet', 'oven'] },
    site: GRACE_HOME,
    createdDaysAgo: 6,
    steps: [
      { command: 'submit', by: 'client', daysAgo: 6 },
      { command: 'send', by: 'staff', daysAgo: 5 },
      {
        command: 'request_changes',
        by: 'client',
        daysAgo: 4,
        reason: 'We have cleaned the oven ourselves. Could you do the fridge instead?',
      },
      { command: 'revise', by: 'staff', daysAgo: 3.1 },
      {
        command: 'send',
        by: 'staff',
        daysAgo: 3,
        changes: {
          choices: DEEP_CLEAN,
          companyNotes: 'Please empty the fridge and switch it off the evening before.',
        },
      },
    ],
  },
  {
    client: 'general@example.com',
    choices: { service_id: 'window-carpet', rooms: {}, addon_ids: [], timeline_id: 'standard' },
    site: GRACE_HOME,
    createdDaysAgo: 2,
    steps: [{ command: 'submit', by: 'client', daysAgo: 2 }],
  },
  {
    client: 'ndis@example.com',
    choices: {
      service_id: 'general',
      rooms: { bedroom: 1, bathroom: 1, kitchen: 1, living: 1 },
      addon_ids: ['balcony'],
      timeline_id: 'standard',
    },
    site: NO_SITE,
    createdDaysAgo: 1,
    steps: [],
  },
  {
    client: 'general@example.com',
    choices: {
      service_id: 'general',
      rooms: { bedroom: 2, bathroom: 1, kitchen: 1 },
      addon_ids: ['windows'],
      timeline_id: 'standard',
    },
    site: NO_SITE,
    createdDaysAgo: 0,
    steps: [],
  },
  {
    client: 'general@example.com',
    origin: 'office',
    choices: STANDARD_CLEAN,
    site: GRACE_HOME,
    createdDaysAgo: 0,
    steps: [],
  },
];
