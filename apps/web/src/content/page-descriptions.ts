import { PUBLIC_PATHS } from '@cleaning/contract/routes';
import { NOT_FOUND_TEXT } from './not-found.ts';
import type { PAGE_TITLES } from './page-titles.ts';

/**
 * The descriptions of public pages for search results and shared links. Only prerendered pages
 * contain them; the app in the browser does not load them.
 */
export const PAGE_DESCRIPTIONS: Readonly<Record<keyof typeof PAGE_TITLES | '*', string>> = {
  [PUBLIC_PATHS.home]:
    'Know the price before we knock. Home, NDIS and office cleaning across Sydney: pick a service, count your rooms and see your estimate straight away.',
  [PUBLIC_PATHS.quote]:
    'What will your clean cost? Answer six short questions and watch the price update as you go. Nothing is booked until you say so.',
  [PUBLIC_PATHS.about]:
    'An insured cleaning company and approved NDIS provider in Sydney. We show you the price first, and nothing is booked until you approve the quote.',
  [PUBLIC_PATHS.services]:
    'General, deep and end-of-lease cleaning, NDIS cleaning support, offices, windows and carpet: what is included, what is not, and what each one costs.',
  [PUBLIC_PATHS.gallery]:
    'Slide between before and after: a living room, kitchen, bathroom, bedroom and office, drawn as examples of what a clean changes.',
  [PUBLIC_PATHS.ndis]:
    'What is usually funded, who gets the invoice for self-managed, plan-managed and agency-managed plans, what we need from you and how to cancel.',
  [PUBLIC_PATHS.faq]:
    'Answers about prices, deposits, GST, bookings, moving out, NDIS plans and your account. Search them or link to any one.',
  [PUBLIC_PATHS.contact]:
    'Call or write to us seven days a week. Opening hours in Sydney time, the areas we clean in, and messages that open with the right questions.',
  '*': NOT_FOUND_TEXT,
};
