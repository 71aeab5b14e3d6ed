import type { EnquiryTopic } from '@cleaning/contract/enquiries/rules';
import { ACCOUNT_PATHS, PUBLIC_PATHS } from '@cleaning/contract/routes';

export const CONTACT_PAGE = {
  title: 'Contact us',
  lead: 'Ask a question, change a visit or get a price for an office, windows or carpet.',
} as const;

/** The text of the contact form. */
export const ENQUIRY_WORDS = {
  title: 'Write to us',
  name: 'Your name',
  email: 'Email',
  phone: 'Phone',
  topic: 'What is it about?',
  message: 'Your message',
  privacyNote: 'Please leave out your NDIS number and health details.',
  send: 'Send message',
  sending: 'Sending message',
} as const;

/** The topics of an enquiry. */
export const ENQUIRY_TOPIC_CARDS: Readonly<
  Record<EnquiryTopic, { readonly title: string; readonly detail: string }>
> = {
  price: { title: 'A price', detail: 'For an office, windows or carpet' },
  visit: { title: 'A visit', detail: 'Book, change or cancel' },
  ndis: { title: 'NDIS', detail: 'Plans, agreements and invoices' },
  other: { title: 'Something else', detail: 'Ask us anything' },
};

/** The text that replaces the form once a message is sent. */
export const ENQUIRY_SENT = {
  title: 'Thank you. We have your message.',
  text: 'We will answer at the email address you gave us. If it cannot wait, please call us.',
  again: 'Write another message',
} as const;

export const HOME_PRICE = {
  text: 'A price for a home? You do not have to ask for it.',
  link: { label: 'Open the quote calculator', href: PUBLIC_PATHS.quote },
} as const;

export const TALK_TO_US = {
  title: 'Call or email us',
  hoursTitle: 'Opening hours',
  timeZoneNote: 'Times are in Sydney. Please call before you count on a public holiday.',
} as const;

export const CLIENT_NOTE = {
  title: 'Already a client?',
  text: 'Your quotes are in your portal. You can approve them or ask for changes there.',
  link: { label: 'Log in to your portal', href: ACCOUNT_PATHS.login },
} as const;
