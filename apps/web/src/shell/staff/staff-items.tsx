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

/**
 * The navigation of the staff portal. The counts say how many items on a page need staff, and are
 * missing while they load.
 */
export function staffItems(today: StaffToday | undefined): TeamItem[] {
  return [
    { label: 'Today', href: SITE_PATHS.staffPortal, icon: <Sun />, keys: ['G', 'T'] },
    {
      label: 'Quotes',
      href: SITE_PATHS.staffQuotes,
      icon: <FileText />,
      keys: ['G', 'Q'],
      count: today?.quotes.count,
    },
    {
      label: 'Calendar',
      href: SITE_PATHS.staffCalendar,
      icon: <CalendarDays />,
      keys: ['G', 'C'],
      alsoUnder: ['/staff/portal/cleaners', '/staff/portal/visits', SITE_PATHS.staffTimesheets],
      count: today && today.requests.count + today.reschedules.count + today.without_cleaner.count,
    },
    {
      label: 'Invoices',
      href: SITE_PATHS.staffInvoices,
      icon: <ReceiptText />,
      keys: ['G', 'I'],
      alsoUnder: [SITE_PATHS.staffBookkeeping],
      count: today?.overdue.count,
    },
    {
      label: 'Claims',
      href: SITE_PATHS.staffClaims,
      icon: <BadgeCheck />,
      keys: ['G', 'A'],
      count: today?.rejected_claims,
    },
    { label: 'Clients', href: SITE_PATHS.staffClients, icon: <Users />, keys: ['G', 'L'] },
    {
      label: 'Messages',
      href: SITE_PATHS.staffMessages,
      icon: <MessageCircle />,
      keys: ['G', 'M'],
      count: today?.unread.messages,
    },
    {
      label: 'Enquiries',
      href: SITE_PATHS.staffEnquiries,
      icon: <Inbox />,
      keys: ['G', 'E'],
      count: today?.open_enquiries,
    },
  ];
}
