import { SITE_PATHS } from '@cleaning/contract/routes';
import { useParams } from 'react-router-dom';
import { type ClientLinks } from './client-links.ts';
import { ClientPage } from './detail/client-page.tsx';
import {
  staffInvoicePath,
  staffQuotePath,
  staffThreadPath,
  withClient,
  staffVisitPath,
} from '#kit/lib/paths.ts';

export const handle = { title: 'Client' };

export { prefetchClient as prefetch } from './detail/client-page.tsx';

/** The addresses that a client's history links to. */
const LINKS: ClientLinks = {
  quote: staffQuotePath,
  quotes: (clientId) => `${SITE_PATHS.staffQuotes}?client_id=${clientId}`,
  invoice: staffInvoicePath,
  visit: staffVisitPath,
  newQuote: (clientId) => withClient(SITE_PATHS.staffQuoteNew, clientId),
  newMessage: (clientId) => withClient(SITE_PATHS.staffMessageNew, clientId),
  newVisit: (clientId) => withClient(SITE_PATHS.staffVisitNew, clientId),
  thread: staffThreadPath,
};

export function Component() {
  const { id = '' } = useParams();
  return <ClientPage key={id} id={id} links={LINKS} />;
}
