import { SITE_PATHS } from '@cleaning/contract/routes';
import { TabLinks } from '#kit/lists/tab-links.tsx';

/** The pages about the team. */
export function PeopleTabs({ current }: { readonly current: 'team' | 'roles' }) {
  return (
    <TabLinks
      label="People"
      tabs={[
        { label: 'Team', href: SITE_PATHS.adminPeople, isCurrent: current === 'team' },
        {
          label: 'What each role sees',
          href: SITE_PATHS.adminRoles,
          isCurrent: current === 'roles',
        },
      ]}
    />
  );
}
