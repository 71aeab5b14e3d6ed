import type { ThreadAbout, ThreadSubjectType } from '@cleaning/contract';
import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';

/** What clients call the things that a conversation can be about. */
export const ABOUT_NOUNS: Readonly<Record<ThreadSubjectType, string>> = {
  quote: 'quote',
  invoice: 'invoice',
  appointment: 'visit',
};

/** Where the thing that a conversation is about can be looked at. Visits have one page together. */
export function aboutLink({ type, id }: ThreadAbout): { label: string; href: string } {
  switch (type) {
    case 'quote':
      return { label: 'View quote', href: pathWithId(SITE_PATHS.clientQuote, id) };
    case 'invoice':
      return { label: 'View invoice', href: pathWithId(SITE_PATHS.clientInvoice, id) };
    case 'appointment':
      return { label: 'View visits', href: SITE_PATHS.clientAppointments };
    default:
      return type satisfies never;
  }
}

/** What a conversation is about: "Quote Q-1048"; null when its subject says so already. */
export function describeAbout(about: ThreadAbout | null, subject: string): string | null {
  if (about === null || subject.includes(about.reference)) return null;
  const noun = ABOUT_NOUNS[about.type];
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${about.reference}`.trim();
}
