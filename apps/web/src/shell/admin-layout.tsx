import { SITE_PATHS } from '@cleaning/contract/routes';
import Activity from 'lucide-react/icons/activity';
import { TeamFrame } from './team/team-frame.tsx';

const ITEMS = [{ label: 'Home', href: SITE_PATHS.adminPortal, icon: <Activity /> }];

/** The frame of the admin portal. */
export function Component() {
  return <TeamFrame name="Admin portal" home={SITE_PATHS.adminPortal} items={ITEMS} />;
}
