import { company } from '@cleaning/company';
import { SITE_PATHS } from '@cleaning/contract/routes';

/** What search results and shared links say about a page. */
export interface PageHead {
  /** The page's name, without the company's. */
  readonly title: string;
  readonly description: string;
}

/** The head of each public page, by its path. */
export const PAGE_HEADS = {
  [SITE_PATHS.home]: {
    title: 'House, NDIS and office cleaning in Sydney',
    description:
      'Know the price before we knock. Home, NDIS and office cleaning across Sydney: pick a service, count your rooms and see your estimate straight away.',
  },
  [SITE_PATHS.quote]: {
    title: 'Quote calculator',
    description:
      'What will your clean cost? Answer four short questions and watch the price update as you go. Nothing is booked until you say so.',
  },
  [SITE_PATHS.about]: {
    title: 'About us',
    description:
      'An insured cleaning company and approved NDIS provider in Sydney. We show you the price first, and nothing is booked until you approve the quote.',
  },
  [SITE_PATHS.services]: {
    title: 'Cleaning services and prices',
    description:
      'General, deep and end-of-lease cleaning, NDIS cleaning support, offices, windows and carpet: what is included, what is not, and what each one costs.',
  },
  [SITE_PATHS.gallery]: {
    title: 'Before and after gallery',
    description:
      'Slide between before and after: a living room, kitchen, bathroom, bedroom and office, drawn as examples of what a clean changes.',
  },
  [SITE_PATHS.ndis]: {
    title: 'Cleaning with your NDIS plan',
    description:
      'What is usually funded, who gets the invoice for self-managed, plan-managed and agency-managed plans, what we need from you and how to cancel.',
  },
  [SITE_PATHS.faq]: {
    title: 'Questions and answers',
    description:
      'Answers about prices, deposits, GST, bookings, moving out, NDIS plans and your account. Search them or link to any one.',
  },
  [SITE_PATHS.contact]: {
    title: 'Contact us',
    description:
      'Call or write to us seven days a week. Opening hours in Sydney time, the areas we clean in, and messages that open with the right questions.',
  },
} as const satisfies Record<string, PageHead>;

export const NOT_FOUND_HEAD = {
  title: 'Page Not Found',
  description: "The page you're looking for doesn't exist or has been moved.",
} as const satisfies PageHead;

/** The text of the browser's title: the page first, so that tabs can be told apart. */
export function documentTitle(pageTitle: string): string {
  return `${pageTitle} | ${company.name}`;
}
