import { SITE_PATHS } from '@cleaning/contract/routes';
import Activity from 'lucide-react/icons/activity';
import MailWarning from 'lucide-react/icons/mail-warning';
import Users from 'lucide-react/icons/users';
import { TeamFrame } from './team/team-frame.tsx';

const ITEMS = [
  { label: 'Home', href: SITE_PATHS.adminPortal, icon: <Activity />, keys: ['G', 'H'] },
  { label: 'People', href: SITE_PATHS.adminPeople, icon: <Users />, keys: ['G', 'P'] },
  {
    label: 'Failed email',
    href: SITE_PATHS.adminFailedMail,
    icon: <MailWarning />,
    keys: ['G', 'E'],
  },
];

/** The frame of the admin portal. */
export function Component() {
  return <TeamFrame name="Admin portal" home={SITE_PATHS.adminPortal} items={ITEMS} />;
}
