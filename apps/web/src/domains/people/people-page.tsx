import { plural } from '@cleaning/contract/rules';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import drawing from '@cleaning/ui/illustrations/missing-room.svg';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Stack } from '@cleaning/ui/stack';
import { useQuery } from '@tanstack/react-query';
import ArrowDownAZ from 'lucide-react/icons/arrow-down-a-z';
import CircleDot from 'lucide-react/icons/circle-dot';
import UserCog from 'lucide-react/icons/user-cog';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { useApi } from '#kit/api/portal-api.tsx';
import { focusHeading, focusIfLost } from '#kit/hooks/focus.ts';
import { type ListControl, useListView } from '#kit/lists/define-list-view.ts';
import { FilterBar, FilterSearch, FilterSelect } from '#kit/lists/filter-bar.tsx';
import { ResourceList } from '#kit/lists/resource-list.tsx';
import { RowsSkeleton } from '#kit/lists/rows-skeleton.tsx';
import { InvitePerson } from './invite-person.tsx';
import { PeopleTabs } from './people-tabs.tsx';
import { PeopleTable } from './people-table.tsx';
import {
  INVITED_PEOPLE,
  peopleQuery,
  type PeopleView,
  peopleView,
  TEAM_COUNT,
} from './people-view.ts';
import { type OpenPersonDialog, PersonDialog } from './person-dialog.tsx';
import { ROLE_NAMES, TEAM_ROLES } from '#domains/profile/team-role.ts';

export const handle = { title: 'People' };

export { prefetchPeople as prefetch } from './people-view.ts';

/** The company's own people, whom admins invite, and whose roles and accounts they change. */
export function Component() {
  const api = useApi();
  const list = useListView(peopleView);
  const query = useQuery(api.listUsers.query(peopleQuery(list.view)));
  const [isInviting, setInviting] = useState(false);
  const [dialog, setDialog] = useState<OpenPersonDialog | null>(null);
  const closeDialog = () => {
    setDialog(null);
    // The person may no longer be in the list, and their button with them.
    focusIfLost(focusHeading);
  };
  return (
    <Stack gap="space-4">
      <PageHead
        title="People"
        text={<TeamInWords />}
        action={
          <Button icon={<UserPlus />} onClick={() => setInviting(true)}>
            Invite someone
          </Button>
        }
      />
      <PeopleTabs current="team" />
      <PeopleToolbar list={list} />
      <ResourceList
        query={query}
        list={list}
        nouns={['person', 'people']}
        whose="the"
        skeleton={<RowsSkeleton label="Loading the people" pictures={false} />}
        isNone={() => false}
        none={null}
        noMatch={<NoPeople list={list} />}
      >
        {(page) => <PeopleTable people={page.results} view={list.view} onOpen={setDialog} />}
      </ResourceList>
      {isInviting ? <InvitePerson onClose={() => setInviting(false)} /> : null}
      {dialog === null ? null : <PersonDialog {...dialog} onClose={closeDialog} />}
    </Stack>
  );
}

function TeamInWords() {
  const api = useApi();
  const { data: team } = useQuery(api.listUsers.query(TEAM_COUNT));
  const { data: invited } = useQuery(api.listUsers.query(INVITED_PEOPLE));
  if (team === undefined || invited === undefined) return 'Who works here, and what they see.';
  const people = `${plural(team.count, 'person', 'people')} in the team`;
  return invited.count === 0
    ? `${people}.`
    : `${people}, ${invited.count} of them invited and without a password yet.`;
}

function PeopleToolbar({ list }: { readonly list: ListControl<PeopleView> }) {
  const { view, show } = list;
  return (
    <FilterBar>
      <FilterSearch
        placeholder="Name or email"
        search={view.search}
        onSearch={(search) => show({ search })}
      />
      <FilterSelect
        icon={<UserCog />}
        label="Role"
        placeholder="Every role"
        value={view.role}
        options={TEAM_ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role] }))}
        onChange={(event) => show({ role: event.target.value })}
      />
      <FilterSelect
        icon={<CircleDot />}
        label="Account"
        value={view.filter}
        options={peopleView.filters.map(({ id, label }) => ({ value: id, label }))}
        onChange={(event) => show({ filter: peopleView.filterOf(event.target.value) })}
      />
      <FilterSelect
        icon={<ArrowDownAZ />}
        label="Order"
        value={view.ordering}
        options={peopleView.orderings}
        onChange={(event) => show({ ordering: peopleView.orderingOf(event.target.value) })}
      />
    </FilterBar>
  );
}

function NoPeople({ list: { isFiltered, showAll } }: { readonly list: ListControl<PeopleView> }) {
  return (
    <Card>
      <EmptyState
        drawing={drawing}
        title={isFiltered ? 'No people match' : 'No people here'}
        text={
          isFiltered
            ? 'Try a part of the name, another role, or the closed accounts.'
            : 'People whom you invite show up here.'
        }
        actions={
          isFiltered ? (
            <Button variant="outline" onClick={showAll}>
              Show the team
            </Button>
          ) : null
        }
      />
    </Card>
  );
}
