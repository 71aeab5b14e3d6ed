import { joinWithAnd } from '@cleaning/contract/rules';
import { company } from '@cleaning/company';
import { ACCOUNT_PATHS, PUBLIC_PATHS } from '@cleaning/contract/routes';
import { TIMELINES } from '@cleaning/pricing';
import { OPENING_HOURS } from './opening-hours.ts';
import type { SiteLink } from './site-navigation.ts';

const { urgent } = TIMELINES;
const sameDay = TIMELINES['same-day'];
const [weekdayHours, saturdayHours, sundayHours] = OPENING_HOURS;

/** A question of the FAQ page. */
export interface Question {
  /** The anchor of the question. */
  readonly id: string;
  readonly question: string;
  /** The paragraphs of the answer. */
  readonly answer: readonly string[];
  readonly link?: SiteLink;
  /** Additional search words. */
  readonly alsoFoundBy?: string;
}

export interface Topic {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

export const FAQ_PAGE = {
  title: 'Questions and answers',
  lead: 'Open a question to read its answer.',
  searchLabel: 'Search the questions',
  searchExample: 'Try deposit, cancel or GST',
} as const;

export const STILL_ASKING = {
  title: 'Still have a question?',
  text: `Call us or write to us. We are open ${weekdayHours?.time}, and until ${sundayHours?.time.split(' – ')[1]} on Sunday.`,
  action: { label: 'Contact us', href: PUBLIC_PATHS.contact },
} as const;

export const TOPICS: readonly Topic[] = [
  {
    id: 'prices',
    title: 'Prices',
    questions: [
      {
        id: 'deposit',
        question: 'Do I need to pay a deposit?',
        answer: [
          `Not for standard timing. Urgent (next day) and same-day cleans need a ${urgent.depositPercent}% deposit. NDIS invoices never have a deposit.`,
        ],
        alsoFoundBy: 'upfront pay',
      },
      {
        id: 'final-price',
        question: 'Is the estimate my final price?',
        answer: [
          'The calculator gives you an estimate. Your written quote lists every line, and you can ask for changes before you approve it.',
        ],
      },
      {
        id: 'how-prices-work',
        question: 'How is the price worked out?',
        answer: [
          'Start with the service. Add a price for each room, and for each extra. Then the timing: standard timing changes nothing, and an urgent or same-day clean costs more.',
        ],
        link: { label: 'Work out my price', href: PUBLIC_PATHS.quote },
        alsoFoundBy: 'cost calculator estimate rooms',
      },
      {
        id: 'gst',
        question: 'Do prices include GST?',
        answer: ['Yes. The price you see is the total price.'],
        alsoFoundBy: 'tax',
      },
      {
        id: 'priced-on-request',
        question: 'How much is office, window or carpet cleaning?',
        answer: ['We price these on request. Tell us about the space and we send a written price.'],
        link: { label: 'Ask for a price', href: PUBLIC_PATHS.contact },
        alsoFoundBy: 'commercial business cost',
      },
    ],
  },
  {
    id: 'bookings',
    title: 'Bookings',
    questions: [
      {
        id: 'today',
        question: 'What if I need a clean today?',
        answer: [
          `Choose today as the day of your first visit in the calculator, while a time is left. The price is multiplied by ${sameDay.multiplierPercent / 100}, with a ${sameDay.depositPercent}% deposit.`,
        ],
        link: { label: 'Get a same-day price', href: `${PUBLIC_PATHS.quote}?timing=same-day` },
        alsoFoundBy: 'urgent same day fast',
      },
      {
        id: 'change-date',
        question: 'Can I change the date?',
        answer: ['Yes. Call us or write to us with your name and the date of the clean.'],
        link: { label: 'Contact us', href: PUBLIC_PATHS.contact },
        alsoFoundBy: 'move reschedule cancel appointment',
      },
      {
        id: 'areas',
        question: 'Where do you clean?',
        answer: [
          `${formatList(company.serviceAreas)}. Not sure if we come to you? Call us with your suburb.`,
        ],
        alsoFoundBy: 'suburb area location',
      },
      {
        id: 'hours',
        question: 'When are you open?',
        answer: [
          `${weekdayHours?.days} ${weekdayHours?.time}. ${saturdayHours?.days} ${saturdayHours?.time}. ${sundayHours?.days} ${sundayHours?.time}.`,
        ],
        alsoFoundBy: 'hours weekend time',
      },
    ],
  },
  {
    id: 'moving-out',
    title: 'Moving out',
    questions: [
      {
        id: 'bond-back',
        question: 'What does bond-back guaranteed mean?',
        answer: [
          'It is for end-of-lease cleans. If your agent reports a problem with something you booked, within the guarantee period, we come back and clean it again free.',
          'Ask us how long the period is before you book. We cannot promise the bond itself, because we do not decide it.',
        ],
        link: {
          label: 'What an end-of-lease clean includes',
          href: `${PUBLIC_PATHS.services}#end-of-lease`,
        },
        alsoFoundBy: 'guarantee refund agent landlord inspection rental',
      },
      {
        id: 'how-clean',
        question: 'How clean does my rental have to be?',
        answer: [
          'NSW law asks you to leave it reasonably clean. Fair wear and tear does not count against you.',
          'This is general information and not legal advice.',
        ],
        alsoFoundBy: 'lease landlord agent tenant law',
      },
      {
        id: 'carpet-rule',
        question: 'Do I have to pay for professional carpet cleaning?',
        answer: [
          'A lease in NSW cannot make you pay for it, unless it is part of being allowed to keep a pet. You can still choose it as an extra.',
          'This is general information and not legal advice.',
        ],
        alsoFoundBy: 'lease pets steam landlord tenant law',
      },
    ],
  },
  {
    id: 'ndis',
    title: 'NDIS',
    questions: [
      {
        id: 'ndis-plan',
        question: 'Can I use my NDIS plan?',
        answer: [
          'Yes, if your plan is self-managed or plan-managed. If it is agency-managed, you need pre-approval.',
        ],
        link: { label: 'Cleaning with your NDIS plan', href: PUBLIC_PATHS.ndis },
        alsoFoundBy: 'disability funding participant',
      },
      {
        id: 'ndis-invoice',
        question: 'Who gets the invoice?',
        answer: ['You, your plan manager or the NDIA. It depends on your plan type.'],
        link: { label: 'Who gets the invoice', href: `${PUBLIC_PATHS.ndis}#plans` },
        alsoFoundBy: 'plan-managed self-managed agency-managed bill',
      },
      {
        id: 'ndis-funded',
        question: 'What does the NDIS not pay for?',
        answer: [
          'End-of-lease cleaning and professional carpet cleaning are usually not funded. Your own plan decides.',
        ],
        link: { label: 'What is usually funded', href: `${PUBLIC_PATHS.ndis}#funded` },
        alsoFoundBy: 'funded cover bond',
      },
      {
        id: 'ndis-cancel',
        question: 'When can I cancel for free?',
        answer: [
          'Up to 2 clear business days before an NDIS visit. Weekends and NSW public holidays do not count. Your service agreement says what applies to you.',
        ],
        link: { label: 'Cancelling a visit', href: `${PUBLIC_PATHS.ndis}#cancel` },
        alsoFoundBy: 'cancellation short notice fee',
      },
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    questions: [
      {
        id: 'need-account',
        question: 'Do I need an account to see a price?',
        answer: ['No. You need one to ask for a written quote.'],
        link: { label: 'Register', href: ACCOUNT_PATHS.register },
        alsoFoundBy: 'sign up login log in',
      },
      {
        id: 'verification-email',
        question: 'I did not get the verification email.',
        answer: [
          'Check your spam folder, then log in and ask for a new link. Each link works for 24 hours, and a new one replaces the old one.',
        ],
        link: { label: 'Log in', href: ACCOUNT_PATHS.login },
        alsoFoundBy: 'verify spam sign up',
      },
      {
        id: 'ndis-number',
        question: 'Who can see my NDIS number?',
        answer: ['You and our office. We store it encrypted, and show only part of it on screen.'],
        alsoFoundBy: 'privacy secret safe data',
      },
    ],
  },
];

function formatList(items: readonly string[]): string {
  return joinWithAnd(items);
}
