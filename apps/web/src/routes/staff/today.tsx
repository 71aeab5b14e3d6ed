import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import { Today, type TodayLinks } from '../../features/staff-today/index.ts';
import { staffInvoicePath, staffQuotePath, staffThreadPath } from '../../shared/lib/paths.ts';
import type { Prefetch } from '../../shared/portal-api/prefetch.ts';

export const handle = { title: 'Today' };

export const prefetch: Prefetch = ({ queries, read }) => void read(queries.staff.today());

/** The pages that Today leads to. Each has a line once it exists. */
const LINKS: TodayLinks = {
  quotes: SITE_PATHS.staffQuotes,
  quote: staffQuotePath,
  calendar: SITE_PATHS.staffCalendar,
  calendarWeek: (date) => `${SITE_PATHS.staffCalendar}?week=${date}`,
  invoices: `${SITE_PATHS.staffInvoices}?show=overdue`,
  invoice: staffInvoicePath,
  visit: (id) => pathWithId(SITE_PATHS.staffVisit, id),
  messages: SITE_PATHS.staffMessages,
  thread: staffThreadPath,
};

export function Component() {
  return <Today links={LINKS} />;
}
