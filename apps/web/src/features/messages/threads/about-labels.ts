import type { ThreadAbout, ThreadSubjectType } from '@cleaning/contract';
import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';

/** The nouns for what a conversation can be about, as clients read them. */
export const ABOUT_NOUNS: Readonly<Record<ThreadSubjectType, string>> = {
  quote: 'quote',
  invoice: 'invoice',
  appointment: 'visit',
};

/** The link to what a conversation is about. All appointments share one page. */
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

/** What a conversation is about, such as "Quote Q-1048"; null when its subject already names it. */
export function describeAbout(about: ThreadAbout | null, subject: string): string | null {
  if (about === null || subject.includes(about.reference)) return null;
  const noun = ABOUT_NOUNS[about.type];
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${about.reference}`.trim();
}
