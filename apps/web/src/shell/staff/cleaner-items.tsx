import type { UnreadCount } from '@cleaning/contract/messages';
import { SITE_PATHS } from '@cleaning/contract/routes';
import type { TeamItem } from '@cleaning/ui/team-shell';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ClipboardClock from 'lucide-react/icons/clipboard-clock';
import MessageCircle from 'lucide-react/icons/message-circle';
import Sun from 'lucide-react/icons/sun';
import { OWN_WEEK } from '#domains/dashboard/today-paths.ts';
import { cleanerPath } from '#domains/cleaners/cleaner-paths.ts';
import { STAFF_MESSAGES_PATH } from '#domains/messages/message-paths.ts';
import { STAFF_OWN_TIMESHEET_PATH } from '#domains/timesheets/sheet-paths.ts';

/** The navigation of a cleaner. The count of messages is missing while it loads. */
export const cleanerItems = (userId: string, unread: UnreadCount | undefined): TeamItem[] => [
  { label: 'Today', href: SITE_PATHS.staffPortal, icon: <Sun />, keys: ['G', 'T'] },
  {
    label: 'My week',
    href: OWN_WEEK,
    icon: <CalendarDays />,
    keys: ['G', 'W'],
    alsoUnder: ['/staff/portal/visits'],
  },
  {
    label: 'Hours and leave',
    href: cleanerPath(userId),
    icon: <CalendarClock />,
    keys: ['G', 'H'],
  },
  {
    label: 'Timesheet',
    href: STAFF_OWN_TIMESHEET_PATH,
    icon: <ClipboardClock />,
    keys: ['G', 'S'],
  },
  {
    label: 'Messages',
    href: STAFF_MESSAGES_PATH,
    icon: <MessageCircle />,
    keys: ['G', 'M'],
    count: unread?.messages,
  },
];
