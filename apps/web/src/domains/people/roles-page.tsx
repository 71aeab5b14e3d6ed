import { useAuth } from '@cleaning/auth/react';
import { Alert } from '@cleaning/ui/alert';
import { type DataColumn, DataTable } from '@cleaning/ui/data-table';
import { ArrowLink } from '@cleaning/ui/link';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Stack } from '@cleaning/ui/stack';
import Check from 'lucide-react/icons/check';
import Crown from 'lucide-react/icons/crown';
import Minus from 'lucide-react/icons/minus';
import { capitalise } from '#kit/lib/capitalise.ts';
import { ADMIN_PEOPLE_PATH } from './people-paths.ts';
import { PeopleTabs } from './people-tabs.tsx';
import styles from './roles-page.module.css';
import { type AccessRole, type AccessRow, ROLE_ACCESS } from './role-access.ts';
import { ROLE_NAMES, TEAM_ROLES } from '#domains/profile/team-role.ts';
import { useOwner } from './use-owner.ts';

export const handle = { title: 'What each role sees' };

/** What cleaners, the office and admins see and do, side by side. */
export function Component() {
  return (
    <Stack gap="space-4">
      <PageHead
        title="What each role sees"
        text="Roles are fixed, so that everybody knows what a cleaner sees."
      />
      <PeopleTabs current="roles" />
      <DataTable
        caption="What each role sees"
        columns={COLUMNS}
        rows={ROLE_ACCESS}
        rowKey={({ id }) => id}
      />
      <AboutOwner />
    </Stack>
  );
}

function AboutOwner() {
  const { user } = useAuth();
  const owner = useOwner();
  if (owner === undefined) return null;
  const { first_name: name } = owner;
  return (
    <Alert tone="info" icon={Crown} title="The owner is an admin whose account nobody can close">
      <p>
        {owner.id === user?.id
          ? 'You are the owner, and can hand the company over to another admin.'
          : `${name} is the owner, and can hand the company over to another admin.`}
      </p>
      {owner.id === user?.id ? (
        <ArrowLink href={`${ADMIN_PEOPLE_PATH}?role=admin`}>Choose an admin</ArrowLink>
      ) : null}
    </Alert>
  );
}

const toColumn = (role: AccessRole, name: string): DataColumn<AccessRow> => ({
  key: role,
  header: name,
  place: 'wide',
  cell: (row) => (
    <span className={styles['access']} data-access={row[role] === 'no' ? 'no' : undefined}>
      <span className={styles['folded']}>{`${name}: `}</span>
      {row[role] === 'no' ? <Minus /> : <Check />}
      <span>{capitalise(row[role])}</span>
    </span>
  ),
});

const COLUMNS: readonly DataColumn<AccessRow>[] = [
  { key: 'what', header: 'What', place: 'title', rowHeader: true, cell: ({ what }) => what },
  ...TEAM_ROLES.map((role) => toColumn(role, ROLE_NAMES[role])),
  toColumn('owner', 'Owner'),
];
