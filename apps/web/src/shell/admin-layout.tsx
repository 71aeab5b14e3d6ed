import { SITE_PATHS } from '@cleaning/contract/routes';
import Activity from 'lucide-react/icons/activity';
import History from 'lucide-react/icons/history';
import MailWarning from 'lucide-react/icons/mail-warning';
import Users from 'lucide-react/icons/users';
import { ADMIN_AUDIT_PATH } from '#domains/audit/audit-paths.ts';
import { ADMIN_FAILED_MAIL_PATH } from '#domains/mails/mail-paths.ts';
import { ADMIN_PEOPLE_PATH } from '#domains/people/people-paths.ts';
import { TeamFrame } from './team/team-frame.tsx';

const ITEMS = [
  { label: 'Home', href: SITE_PATHS.adminPortal, icon: <Activity />, keys: ['G', 'H'] },
  { label: 'People', href: ADMIN_PEOPLE_PATH, icon: <Users />, keys: ['G', 'P'] },
  {
    label: 'Failed email',
    href: ADMIN_FAILED_MAIL_PATH,
    icon: <MailWarning />,
    keys: ['G', 'E'],
  },
  { label: 'Audit log', href: ADMIN_AUDIT_PATH, icon: <History />, keys: ['G', 'A'] },
];

/** The frame of the admin portal. */
export function Component() {
  return <TeamFrame name="Admin portal" home={SITE_PATHS.adminPortal} items={ITEMS} />;
}
