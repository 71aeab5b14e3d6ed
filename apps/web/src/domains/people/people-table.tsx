import { useAuth } from '@cleaning/auth/react';
import type { UserAccount } from '@cleaning/contract/people';
import { fullName } from '@cleaning/contract/rules';
import { formatDate } from '@cleaning/pricing';
import { Avatar } from '@cleaning/ui/avatar';
import { type DataColumn, DataTable, FoldedText } from '@cleaning/ui/data-table';
import { formatInitials } from '#kit/lib/initials.ts';
import { useOwner } from './use-owner.ts';
import styles from './people-table.module.css';
import { peopleView, type PeopleView } from './people-view.ts';
import { AccountStateBadge, RoleBadge } from './person-badges.tsx';
import type { OpenPersonDialog } from './person-dialog.tsx';
import { PersonMenu } from './person-menu.tsx';

export interface PeopleTableProps {
  readonly people: readonly UserAccount[];
  readonly view: PeopleView;
  readonly onOpen: (dialog: OpenPersonDialog) => void;
}

/** A table of the company's own people. */
export function PeopleTable({ people, view, onOpen }: PeopleTableProps) {
  const { user } = useAuth();
  const owner = useOwner();
  const ownId = user?.id;
  return (
    <DataTable
      caption="People"
      dense
      columns={columnsFor(view, {
        ownId,
        isForOwner: owner !== undefined && owner.id === ownId,
        onOpen,
      })}
      rows={people}
      rowKey={({ id }) => id}
    />
  );
}

type Column = 'name' | 'created_at';

function sortBy(column: Column, view: PeopleView) {
  const descending = `-${column}` as const;
  const ordering = view.ordering === column ? descending : column;
  const direction = { [column]: 'ascending', [descending]: 'descending' } as const;
  return {
    href: peopleView.pathOf({ ...view, ordering, page: 1 }),
    direction: direction[view.ordering],
  };
}

const columnsFor = (
  view: PeopleView,
  {
    ownId,
    isForOwner,
    onOpen,
  }: Pick<PeopleTableProps, 'onOpen'> & {
    readonly ownId: string | undefined;
    readonly isForOwner: boolean;
  },
): DataColumn<UserAccount>[] => [
  {
    key: 'name',
    header: 'Name',
    // The whole line, because a name and an email are long.
    place: 'wide',
    rowHeader: true,
    sort: sortBy('name', view),
    cell: ({ id, first_name: first, last_name: last, email }) => {
      const name = fullName(first, last);
      return (
        <span className={styles['person']}>
          <Avatar
            initials={formatInitials(name)}
            tone={id === ownId ? 'accent' : 'neutral'}
            size="sm"
          />
          <span className={styles['name']}>
            {id === ownId ? `${name} (you)` : name}
            <small>{email}</small>
          </span>
        </span>
      );
    },
  },
  {
    key: 'role',
    header: 'Role',
    place: 'start',
    cell: (person) => <RoleBadge person={person} />,
  },
  {
    key: 'account',
    header: 'Account',
    place: 'status',
    cell: (person) => <AccountStateBadge person={person} />,
  },
  {
    key: 'added',
    header: 'Added',
    place: 'end',
    sort: sortBy('created_at', view),
    cell: ({ created_at: at }) => (
      <>
        <FoldedText>Added </FoldedText>
        {formatDate(at, 'medium')}
      </>
    ),
  },
  {
    key: 'change',
    header: 'Change',
    headerHidden: true,
    place: 'action',
    cell: (person) => (
      <div className={styles['change']}>
        <PersonMenu person={person} isForOwner={isForOwner} onOpen={onOpen} />
      </div>
    ),
  },
];
