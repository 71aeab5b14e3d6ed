import { PUBLIC_PATHS } from '@cleaning/contract/routes';
import { TIMELINES, describeMultiplier } from '@cleaning/pricing';
import type { EstimateInput } from '@cleaning/pricing';
import { OPENING_HOURS } from './opening-hours.ts';
import { listPrice } from './price-texts.ts';

const { urgent } = TIMELINES;
const sameDay = TIMELINES['same-day'];
const [weekdayHours, , sundayHours] = OPENING_HOURS;

/** The sample quote drawn beside the second step. */
export const EXAMPLE_QUOTE = {
  serviceId: 'ndis',
  rooms: { bedroom: 2, bathroom: 1, kitchen: 1, living: 1 },
  addonIds: [],
  timelineId: 'standard',
} as const satisfies EstimateInput;

export const FACTS = [
  {
    icon: 'approved',
    title: 'NDIS Approved Provider',
    text: 'For self-managed, plan-managed and pre-approved agency-managed plans.',
  },
  { icon: 'insured', title: 'Insured', text: 'We are an insured cleaning company.' },
  { icon: 'bond', title: 'Bond-back guaranteed', text: 'For end-of-lease cleaning.' },
  {
    icon: 'open',
    title: 'Open 7 days',
    text: `Mon–Sat ${weekdayHours?.shortTime}\nSunday ${sundayHours?.shortTime}`,
  },
] as const;

export const STEPS = [
  { title: 'See your price', text: 'Use the calculator. No account needed and nothing to pay.' },
  {
    title: 'Approve your quote',
    text: 'Create an account to get a written quote. Ask for changes or approve it online.',
  },
  {
    title: 'We clean',
    text: 'Your visits, invoices and messages stay together in your client portal.',
  },
] as const;

export const NDIS_BAND = {
  title: 'Cleaning support that works with your NDIS plan',
  lead: `We are an approved NDIS provider. NDIS cleaning support starts at ${listPrice('ndis')}, and you see every room on the quote.`,
  plans: [
    { name: 'Self-managed' },
    { name: 'Plan-managed' },
    { name: 'Agency-managed', note: 'With pre-approval' },
  ],
  priceLink: { label: 'Get an NDIS price', href: `${PUBLIC_PATHS.quote}?service=ndis` },
  moreLink: { label: 'NDIS information', href: PUBLIC_PATHS.ndis },
} as const;

export const QUESTIONS = [
  {
    question: 'Do I need to pay a deposit?',
    answer: `Not for standard timing. Urgent (next day) and same-day cleans need a ${urgent.depositPercent}% deposit.`,
  },
  {
    question: 'Is the estimate my final price?',
    answer:
      'The calculator gives you an estimate. Your written quote lists every line, and you can ask for changes before you approve it.',
  },
  {
    question: 'Can I use my NDIS plan?',
    answer:
      'Yes, if your plan is self-managed or plan-managed. If it is agency-managed, you need pre-approval.',
  },
  {
    question: 'What if I need a clean today?',
    answer: `Choose today as the day of your first visit in the calculator, while a time is left. The price is multiplied by ${sameDay.multiplierPercent / 100}, with a ${sameDay.depositPercent}% deposit.`,
  },
  {
    question: 'How much is office or window and carpet cleaning?',
    answer: 'We quote these for you. Tell us about the space and we will send a written price.',
  },
] as const;

/** The effect of each timing on a price. */
export const TIMINGS = [
  { name: TIMELINES.standard.name, effect: 'Same price', deposit: 'No deposit' },
  {
    name: `${urgent.name}, next day`,
    effect: `Price ${describeMultiplier(urgent.multiplierPercent)}`,
    deposit: `${urgent.depositPercent}% deposit`,
  },
  {
    name: sameDay.name,
    effect: `Price ${describeMultiplier(sameDay.multiplierPercent)}`,
    deposit: `${sameDay.depositPercent}% deposit`,
  },
] as const;
