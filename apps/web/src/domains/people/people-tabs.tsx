import { TabLinks } from '#kit/lists/tab-links.tsx';
import { ADMIN_PEOPLE_PATH, ADMIN_ROLES_PATH } from './people-paths.ts';

/** The pages about the team. */
export function PeopleTabs({ current }: { readonly current: 'team' | 'roles' }) {
  return (
    <TabLinks
      label="People"
      tabs={[
        { label: 'Team', href: ADMIN_PEOPLE_PATH, isCurrent: current === 'team' },
        {
          label: 'What each role sees',
          href: ADMIN_ROLES_PATH,
          isCurrent: current === 'roles',
        },
      ]}
    />
  );
}
