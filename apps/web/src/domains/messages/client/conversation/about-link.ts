import type { ThreadAbout } from '@cleaning/contract/messages';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { invoicePath } from '#domains/invoices/invoice-paths.ts';
import { quotePath } from '#domains/quotes/quote-paths.ts';

/** The link to what a conversation is about. All appointments share one page. */
export function aboutLink({ type, id }: ThreadAbout): { label: string; href: string } {
  switch (type) {
    case 'quote':
      return { label: 'View quote', href: quotePath(id) };
    case 'invoice':
      return { label: 'View invoice', href: invoicePath(id) };
    case 'appointment':
      return { label: 'View visits', href: SITE_PATHS.clientAppointments };
    default:
      return type satisfies never;
  }
}
