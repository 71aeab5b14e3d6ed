import { PUBLIC_PATHS } from '@cleaning/contract/routes';
import { formatQuantity, lineAmount } from '@cleaning/ndis';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { CLEANING_LIMIT } from './ndis-price-limit.ts';

const EXAMPLE_HOURS_HUNDREDTHS = 250;

export const NDIS_PAGE = {
  title: 'Cleaning with your NDIS plan',
  lead: 'We are an approved NDIS provider. This page says what is usually funded, who gets the invoice and what to do if you need to cancel.',
} as const;

export const IN_SHORT = {
  id: 'short',
  title: 'In short',
  points: [
    'Your plan may pay for help with everyday house cleaning.',
    'You choose the jobs. We agree on a rate and write it down.',
    'We clean first and send the invoice after.',
    'Your plan type decides who gets the invoice.',
    'You can cancel free if you tell us 2 clear business days before.',
  ],
} as const;

export const FUNDING = {
  id: 'funded',
  title: 'What is usually funded',
  lead: 'Your own plan decides. If you are not sure, ask your support coordinator or plan manager first.',
  funded: {
    title: 'Usually funded',
    items: [
      'Vacuuming and mopping',
      'Kitchen benches, sink and cooktop',
      'Bathroom and toilet',
      'Dusting and wiping surfaces',
      'Emptying bins',
    ],
  },
  notFunded: {
    title: 'Usually not funded',
    items: [
      'End-of-lease or bond cleaning',
      'Professional carpet cleaning',
      'Airbnb cleaning',
      'After-builders and post-renovation cleaning',
      'Office cleaning',
    ],
    note: 'We can still do these. We put them on a separate, private invoice.',
  },
} as const;

export const PLAN_TYPES = {
  id: 'plans',
  title: 'Who gets the invoice',
  lead: 'It depends on who manages the money in your plan. Your plan says which type you have.',
  types: [
    {
      icon: 'person',
      name: 'Self-managed',
      invoiceTo: 'to you, or your nominee',
      text: 'You pay us, then claim the money back from the NDIS.',
      note: 'You can agree on a rate above or below the NDIS price limit.',
    },
    {
      icon: 'mail',
      name: 'Plan-managed',
      invoiceTo: 'to your plan manager',
      text: 'They check it and pay us. You get a copy.',
      note: 'Our rate stays within the NDIS price limit.',
    },
    {
      icon: 'agency',
      name: 'Agency-managed',
      invoiceTo: 'to the NDIA',
      text: 'We claim from the NDIA. You still get an invoice, so you can check it.',
      note: 'You need pre-approval, and to add us as “my provider”. Our rate stays within the NDIS price limit.',
    },
  ],
} as const;

export const INVOICE = {
  id: 'invoice',
  title: 'What the invoice says',
  text: [
    'The calculator gives an estimate by room. An NDIS invoice is different: it is hours × the rate we agree on, for each visit.',
    'There is no deposit, and no extra charge for urgent visits or weekends. Part of an hour counts as part of an hour, and we never round it up.',
  ],
  example: {
    caption: 'An example of an invoice line',
    name: CLEANING_LIMIT.name,
    itemNumber: CLEANING_LIMIT.itemNumber,
    hours: formatQuantity(EXAMPLE_HOURS_HUNDREDTHS),
    rate: formatMoney(CLEANING_LIMIT.centsPerHour),
    amount: formatMoney(lineAmount(EXAMPLE_HOURS_HUNDREDTHS, CLEANING_LIMIT.centsPerHour)),
    gst: 'None',
  },
  note: `${formatMoney(CLEANING_LIMIT.centsPerHour)} an hour is the NDIS price limit for this item in NSW, outside remote areas, for visits from ${formatPlainDate(CLEANING_LIMIT.from, 'medium')} to ${formatPlainDate(CLEANING_LIMIT.until, 'medium')}. Your own rate is in your service agreement. NDIS supports have no GST when you have a plan and a written agreement.`,
} as const;

export const NEEDED = {
  id: 'need',
  title: 'What we need from you',
  text: 'You can tell us these by phone. Please do not email your NDIS number or health details.',
  items: [
    {
      title: 'Your name and NDIS number',
      text: 'The number has 9 digits and is on your plan. You can add it when you register.',
    },
    {
      title: 'Your plan dates and plan type',
      text: 'So that we send the invoice to the right place.',
    },
    {
      title: 'Your plan manager’s name and invoice email',
      text: 'Only if you are plan-managed.',
    },
    {
      title: 'A signed service agreement',
      text: 'We write it. You read it, ask for changes and sign.',
    },
    {
      title: 'How you like things done',
      text: 'Jobs to do, how to get in, pets, scents to avoid.',
    },
  ],
} as const;

export const CANCELLING = {
  id: 'cancel',
  title: 'Cancelling a visit',
  lead: 'Tell us 2 clear business days before and you pay nothing. Weekends and NSW public holidays do not count.',
  exampleTitle: 'Example: a clean on Thursday at 9:00 am',
  stages: [
    { kind: 'free', when: 'Before Tuesday 9:00 am', text: 'Cancel or change. No fee.' },
    {
      kind: 'late',
      when: 'From Tuesday 9:00 am',
      text: 'Short notice. A fee may apply, as your service agreement says.',
    },
    { kind: 'visit', when: 'Thursday 9:00 am', text: 'We clean.' },
  ],
  note: 'If Monday is a public holiday and your clean is on Tuesday, it is free to cancel until the same time on the Thursday before. Your service agreement says what applies to you. To cancel or change, call or write to us.',
} as const;

export const NDIS_CALL = {
  title: 'See a price for the rooms you need.',
  priceLink: { label: 'Get an NDIS price', href: `${PUBLIC_PATHS.quote}?service=ndis` },
  askLink: { label: 'Ask a question', href: PUBLIC_PATHS.contact },
} as const;
