import { SITE_PATHS } from '@cleaning/contract/routes';
import type { PortalItem } from '@cleaning/ui/portal-shell';
import Calculator from 'lucide-react/icons/calculator';
import CalendarDays from 'lucide-react/icons/calendar-days';
import FileText from 'lucide-react/icons/file-text';
import Folder from 'lucide-react/icons/folder';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import MessageCircle from 'lucide-react/icons/message-circle';
import ReceiptText from 'lucide-react/icons/receipt-text';
import type { PortalCounts } from './use-portal-counts.ts';

interface Counts extends PortalCounts {
  readonly unreadMessages: number;
}

/** The pages of the portal, in the order of its navigation. */
export function portalItems({ quotesWaiting, invoicesDue, unreadMessages }: Counts): PortalItem[] {
  return [
    { label: 'Dashboard', href: SITE_PATHS.clientPortal, icon: <LayoutDashboard />, tab: true },
    { label: 'Visits', href: SITE_PATHS.clientAppointments, icon: <CalendarDays />, tab: true },
    {
      label: 'Invoices',
      href: SITE_PATHS.clientInvoices,
      icon: <ReceiptText />,
      count: invoicesDue,
      tab: true,
    },
    {
      label: 'Messages',
      href: SITE_PATHS.clientMessages,
      icon: <MessageCircle />,
      count: unreadMessages,
      tab: true,
    },
    {
      label: 'Quotes',
      href: SITE_PATHS.clientQuotes,
      icon: <FileText />,
      count: quotesWaiting,
    },
    { label: 'Documents', href: SITE_PATHS.clientDocuments, icon: <Folder /> },
    { label: 'Calculator', href: SITE_PATHS.clientCalculator, icon: <Calculator /> },
  ];
}
