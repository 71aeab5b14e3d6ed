import { SITE_PATHS } from '@cleaning/contract/routes';
import { mailTo } from './contact-links.ts';

export const CONTACT_PAGE = {
  title: 'Contact us',
  lead: 'Ask a question, change a visit or get a price for an office, windows or carpet.',
} as const;

/** What people write about. Each opens a message with the right questions in it. */
export const EMAIL_TOPICS = {
  title: 'Write to us',
  lead: 'Choose what it is about. Your mail program opens with a message to us, ready for your words.',
  privacyNote: 'Please leave out your NDIS number and health details.',
  topics: [
    {
      icon: 'price',
      name: 'A price',
      detail: 'For an office, windows or carpet',
      href: mailTo('A price', 'Suburb:\nKind and size of the space:\nHow often:\n'),
    },
    {
      icon: 'visit',
      name: 'A visit',
      detail: 'Book, change or cancel',
      href: mailTo('A visit', 'Name:\nDate of the visit:\nWhat you would like to change:\n'),
    },
    {
      icon: 'ndis',
      name: 'NDIS',
      detail: 'Plans, agreements and invoices',
      href: mailTo('NDIS', 'Name:\nYour question:\n'),
    },
    {
      icon: 'other',
      name: 'Something else',
      detail: 'Ask us anything',
      href: mailTo('A question', ''),
    },
  ],
} as const;

export const HOME_PRICE = {
  text: 'A price for a home? You do not have to ask for it.',
  link: { label: 'Open the quote calculator', href: SITE_PATHS.quote },
} as const;

export const TALK_TO_US = {
  title: 'Call or email us',
  hoursTitle: 'Opening hours',
  timeZoneNote: 'Times are in Sydney. Please call before you count on a public holiday.',
} as const;

export const CLIENT_NOTE = {
  title: 'Already a client?',
  text: 'Your quotes are in your portal. You can approve them or ask for changes there.',
  link: { label: 'Log in to your portal', href: SITE_PATHS.login },
} as const;
