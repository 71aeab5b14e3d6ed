import type { ThreadAbout } from '@cleaning/contract/messages';
import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';

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
