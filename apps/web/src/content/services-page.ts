import { PUBLIC_PATHS } from '@cleaning/contract/routes';
import { NDIS_PRICE_NOTE, SERVICES } from '@cleaning/pricing';
import type { AddonId, ServiceId } from '@cleaning/pricing';
import type { SiteLink } from './site-navigation.ts';

/** What a service includes and excludes. */
export interface ServiceDetails {
  readonly id: ServiceId;
  readonly lead: string;
  readonly included: readonly string[];
  readonly notIncludedTitle?: string;
  readonly notIncluded: readonly string[];
  /** The extras that can be booked with this service at a price of their own. */
  readonly extras: readonly AddonId[];
  /** What else to know before booking, such as the terms of a guarantee. */
  readonly notes: readonly ServiceNote[];
  readonly more?: SiteLink;
}

export interface ServiceNote {
  readonly title: string;
  readonly text: string;
}

export const SERVICES_PAGE = {
  title: 'Six ways we clean',
  lead: 'Choose a service to see what is included and what it costs. Each price starts here and adds up room by room.',
} as const;

/** The services in the order of the menu. Each is a part of the page under its id. */
export const SERVICE_DETAILS: readonly ServiceDetails[] = [
  {
    id: 'general',
    lead: 'Regular cleaning to keep your home fresh. Choose the rooms you want done each visit.',
    included: [
      'Surfaces and sills we can reach, dusted',
      'Switches and handles, wiped',
      'Floors vacuumed and mopped',
      'Kitchen benches, sink, splashback and cooktop',
      'Outsides of kitchen appliances',
      'Toilet, basin, taps and mirror',
      'Shower screen and bathroom floor',
      'Bins emptied',
    ],
    notIncluded: ['Inside the oven or fridge', 'Windows', 'Walls'],
    extras: ['oven', 'fridge', 'windows'],
    notes: [],
  },
  {
    id: 'deep',
    lead: 'A slower, closer clean for the places a regular clean does not reach.',
    included: [
      'Everything in a general clean',
      'Skirting boards, doors and frames',
      'Vents, fan blades and light fittings',
      'Behind light furniture',
      'Cupboard fronts',
      'Tiles and grout, scrubbed',
      'Taps and shower, descaled',
      'Rangehood filters',
      'Blinds, dusted',
    ],
    notIncluded: ['Inside the oven, fridge or cupboards', 'Windows', 'Walls'],
    extras: ['oven', 'fridge', 'windows', 'carpet'],
    notes: [],
  },
  {
    id: 'end-of-lease',
    lead: 'Moving out? We clean the empty home, ready for the inspection. Bond-back guaranteed.',
    included: [
      'Everything in a deep clean',
      'Inside cupboards',
      'Inside the oven, and the rangehood',
      'Dishwasher filter and laundry tub',
      'Walls, spot-cleaned',
      'Insides of windows, with tracks and flyscreens',
      'Exhaust fans and cobwebs',
      'Rubbish taken out',
    ],
    notIncluded: [
      'Inside the fridge',
      'Carpet steam cleaning',
      'Outsides of windows',
      'Garage, balcony or patio',
    ],
    extras: ['fridge', 'carpet', 'garage', 'balcony'],
    notes: [
      {
        title: 'What bond-back guaranteed means',
        text: 'If your agent reports a problem with something you booked, within the guarantee period, we come back and clean it again free. Ask us how long the period is before you book. We cannot promise the bond itself, because we do not decide it.',
      },
      {
        title: 'Before we come',
        text: 'The home needs to be empty, with the power and hot water on.',
      },
    ],
  },
  {
    id: 'ndis',
    lead: 'Cleaning at home for NDIS participants, from an approved provider. For self-managed and plan-managed plans, and agency-managed plans with pre-approval.',
    included: [
      'Jobs from a general clean, chosen with you',
      'The same cleaner and time, where possible',
      'A written quote before you decide',
      'Invoices ready for a plan manager',
    ],
    notIncludedTitle: 'Usually not funded',
    notIncluded: ['End-of-lease cleaning', 'Professional carpet cleaning'],
    extras: [],
    notes: [
      {
        title: 'The price here is an estimate',
        text: NDIS_PRICE_NOTE,
      },
    ],
    more: { label: 'NDIS information', href: PUBLIC_PATHS.ndis },
  },
  {
    id: 'pet-treatment',
    lead: 'Cleaning for desks, kitchens, meeting rooms and shared spaces.',
    included: [
      'Each visit: bins and touch points',
      'Each visit: kitchen and washrooms',
      'Each visit: floors',
      'Each week: glass, skirting boards and vents',
      'Each month: high dusting',
      'Every three months: carpets and windows',
    ],
    notIncluded: ['Jobs that are not on your written price'],
    extras: [],
    notes: [
      {
        title: 'How to get a price',
        text: 'Tell us the suburb, the size of the space and how often you want us. We send a written price that lists every job.',
      },
    ],
  },
  {
    id: 'window-carpet',
    lead: 'Clear glass, clean tracks and carpet washed with hot water.',
    included: [
      'Glass, inside and out',
      'Frames, sills, tracks and screens',
      'Carpet checked and vacuumed first',
      'Pre-spray and hot-water extraction',
      'Spots treated',
    ],
    notIncluded: [
      'Glass we cannot reach from the ground or a balcony',
      'A promise that old stains come out',
    ],
    extras: [],
    notes: [],
  },
];

/** The services with a price that have no section of their own on the page. */
export const OTHER_SERVICES = Object.values(SERVICES).filter(
  ({ id }) => !SERVICE_DETAILS.some((details) => details.id === id),
);

export const OTHER_SERVICES_SECTION = {
  id: 'other',
  title: 'Four more in the calculator',
  lead: 'These add up the same way: a starting price, then your rooms and extras.',
} as const;

/** Opens the calculator with a service chosen. */
export const quoteLink = (id: ServiceId): string => `${PUBLIC_PATHS.quote}?service=${id}`;
