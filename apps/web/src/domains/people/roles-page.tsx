import { type DataColumn, DataTable } from '@cleaning/ui/data-table';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Stack } from '@cleaning/ui/stack';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { PeopleTabs } from './people-tabs.tsx';
import styles from './roles-page.module.css';
import { type AccessRow, ROLE_ACCESS } from './role-access.ts';
import { ROLE_NAMES, TEAM_ROLES, type TeamRole } from './team-role.ts';

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
    </Stack>
  );
}

const columnOf = (role: TeamRole): DataColumn<AccessRow> => ({
  key: role,
  header: ROLE_NAMES[role],
  place: 'wide',
  cell: (row) => (
    <span className={styles['access']} data-access={row[role] === 'no' ? 'no' : undefined}>
      <span className={styles['folded']}>{`${ROLE_NAMES[role]}: `}</span>
      {row[role] === 'no' ? <Minus /> : <Check />}
      <span>{capitalise(row[role])}</span>
    </span>
  ),
});

const COLUMNS: readonly DataColumn<AccessRow>[] = [
  { key: 'what', header: 'What', place: 'title', rowHeader: true, cell: ({ what }) => what },
  ...TEAM_ROLES.map(columnOf),
];

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
