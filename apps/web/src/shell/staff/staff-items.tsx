import { SITE_PATHS } from '@cleaning/contract/routes';
import type { StaffToday } from '@cleaning/contract/staff';
import type { TeamItem } from '@cleaning/ui/team-shell';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CalendarDays from 'lucide-react/icons/calendar-days';
import FileText from 'lucide-react/icons/file-text';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Inbox from 'lucide-react/icons/inbox';
import MessageCircle from 'lucide-react/icons/message-circle';
import Sun from 'lucide-react/icons/sun';
import Users from 'lucide-react/icons/users';
import { STAFF_CALENDAR_PATH } from '#domains/appointments/visit-paths.ts';
import { STAFF_BOOKKEEPING_PATH } from '#domains/bookkeeping/bookkeeping-paths.ts';
import { STAFF_CLAIMS_PATH } from '#domains/claims/claim-paths.ts';
import { STAFF_CLIENTS_PATH } from '#domains/clients/client-paths.ts';
import { STAFF_ENQUIRIES_PATH } from '#domains/enquiries/enquiry-paths.ts';
import { STAFF_INVOICES_PATH } from '#domains/invoices/invoice-paths.ts';
import { STAFF_MESSAGES_PATH } from '#domains/messages/message-paths.ts';
import { STAFF_QUOTES_PATH } from '#domains/quotes/quote-paths.ts';
import { STAFF_TIMESHEETS_PATH } from '#domains/timesheets/sheet-paths.ts';

/**
 * The navigation of the staff portal. The counts say how many items on a page need staff, and are
 * missing while they load.
 */
export function staffItems(today: StaffToday | undefined): TeamItem[] {
  return [
    { label: 'Today', href: SITE_PATHS.staffPortal, icon: <Sun />, keys: ['G', 'T'] },
    {
      label: 'Quotes',
      href: STAFF_QUOTES_PATH,
      icon: <FileText />,
      keys: ['G', 'Q'],
      count: today?.quotes.count,
    },
    {
      label: 'Calendar',
      href: STAFF_CALENDAR_PATH,
      icon: <CalendarDays />,
      keys: ['G', 'C'],
      alsoUnder: ['/staff/portal/cleaners', '/staff/portal/visits', STAFF_TIMESHEETS_PATH],
      count: today && today.requests.count + today.reschedules.count + today.without_cleaner.count,
    },
    {
      label: 'Invoices',
      href: STAFF_INVOICES_PATH,
      icon: <ReceiptText />,
      keys: ['G', 'I'],
      alsoUnder: [STAFF_BOOKKEEPING_PATH],
      count: today?.overdue.count,
    },
    {
      label: 'Claims',
      href: STAFF_CLAIMS_PATH,
      icon: <BadgeCheck />,
      keys: ['G', 'A'],
      count: today?.rejected_claims,
    },
    { label: 'Clients', href: STAFF_CLIENTS_PATH, icon: <Users />, keys: ['G', 'L'] },
    {
      label: 'Messages',
      href: STAFF_MESSAGES_PATH,
      icon: <MessageCircle />,
      keys: ['G', 'M'],
      count: today?.unread.messages,
    },
    {
      label: 'Enquiries',
      href: STAFF_ENQUIRIES_PATH,
      icon: <Inbox />,
      keys: ['G', 'E'],
      count: today?.open_enquiries,
    },
  ];
}
