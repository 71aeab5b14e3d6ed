import CalendarDays from 'lucide-react/icons/calendar-days';
import FilePlus from 'lucide-react/icons/file-plus';
import FileText from 'lucide-react/icons/file-text';
import Inbox from 'lucide-react/icons/inbox';
import MessageCircle from 'lucide-react/icons/message-circle';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Sun from 'lucide-react/icons/sun';
import UserCog from 'lucide-react/icons/user-cog';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import type { TeamShellProps } from '../components/team-shell/team-shell-types.ts';
import { LOGO } from './samples.tsx';

const HOME = '/staff/portal';

/** The frame of a staff or admin portal, for stories and tests. */
export const TEAM = {
  portal: 'Staff portal',
  logo: { ...LOGO, href: HOME },
  items: [
    { label: 'Today', href: HOME, icon: <Sun /> },
    { label: 'Quotes', href: `${HOME}/quotes`, icon: <FileText />, count: 7 },
    { label: 'Calendar', href: `${HOME}/calendar`, icon: <CalendarDays />, count: 5 },
    { label: 'Invoices', href: `${HOME}/invoices`, icon: <ReceiptText />, count: 3 },
    {
      label: 'Clients',
      href: `${HOME}/clients`,
      icon: <Users />,
      alsoUnder: [`${HOME}/accounts`],
    },
    { label: 'Messages', href: `${HOME}/messages`, icon: <MessageCircle />, count: 4 },
    { label: 'Enquiries', href: `${HOME}/enquiries`, icon: <Inbox />, count: 2 },
  ],
  newItems: [
    {
      label: 'Quote for a client',
      href: `${HOME}/quotes/new`,
      icon: <FilePlus />,
      keys: ['N', 'Q'],
    },
    { label: 'Client', href: `${HOME}/clients/new`, icon: <UserPlus />, keys: ['N', 'C'] },
  ],
  person: { name: 'Sam', initials: 'SW', href: HOME },
  account: { label: 'Your account', href: `${HOME}/account`, icon: <UserCog /> },
  action: {
    label: 'Get Quote',
    mobileLabel: 'Get Free Quote',
    href: '/quote',
    onAsk: () => undefined,
  },
  currentPath: HOME,
} satisfies Omit<TeamShellProps, 'children' | 'onLogout'>;
