import type { AuditEntry } from '@cleaning/contract/audit';
import {
  AUDIT_ACTION_WORDS,
  AUDIT_ACTIONS,
  AUDIT_SUBJECT_WORDS,
  AUDIT_SUBJECTS,
} from '@cleaning/contract/audit/rules';
import type { UserAccount } from '@cleaning/contract/people';
import { fullName } from '@cleaning/contract/rules';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import drawing from '@cleaning/ui/illustrations/missing-room.svg';
import { Inline } from '@cleaning/ui/inline';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Stack } from '@cleaning/ui/stack';
import { useQuery } from '@tanstack/react-query';
import FileText from 'lucide-react/icons/file-text';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import User from 'lucide-react/icons/user';
import { useApi } from '#kit/api/portal-api.tsx';
import { type ListControl, useListView } from '#kit/lists/define-list-view.ts';
import { FilterBar, FilterSelect } from '#kit/lists/filter-bar.tsx';
import { PeriodFilter } from '#kit/lists/period-filter.tsx';
import { ResourceList } from '#kit/lists/resource-list.tsx';
import { RowsSkeleton } from '#kit/lists/rows-skeleton.tsx';
import { AuditTable } from './audit-table.tsx';
import { auditQuery, type AuditView, auditView, EVERYONE_OF_THE_TEAM } from './audit-view.ts';

export const handle = { title: 'Audit log' };

export { prefetchAudit as prefetch } from './audit-view.ts';

/** What the team did with other people’s data: who, what, whose, why and when. */
export function Component() {
  const api = useApi();
  const list = useListView(auditView);
  const query = useQuery(api.listAuditEntries.query(auditQuery(list.view)));
  const { data: team } = useQuery(api.listUsers.query(EVERYONE_OF_THE_TEAM));
  const people = team?.results ?? NOBODY;
  const names = new Map(people.map((person) => [person.id, nameOf(person)]));
  return (
    <Stack gap="space-4">
      <PageHead
        title="Audit log"
        text="What the team did with other people’s data. Nothing in it can be changed."
      />
      <AuditToolbar list={list} people={people} />
      <ResourceList
        query={query}
        list={list}
        nouns={['entry', 'entries']}
        whose="the"
        skeleton={<RowsSkeleton label="Loading the entries" pictures={false} />}
        isNone={(page) => page.count === 0 && !list.isFiltered}
        none={<NoEntries />}
        noMatchText="Try fewer filters"
        renderHead={({ results }) => <OneClient list={list} entries={results} />}
      >
        {(page) => <AuditTable entries={page.results} personName={(id) => names.get(id)} />}
      </ResourceList>
    </Stack>
  );
}

const NOBODY: readonly UserAccount[] = [];

const nameOf = ({ first_name: first, last_name: last }: UserAccount): string =>
  fullName(first, last);

interface AuditToolbarProps {
  readonly list: ListControl<AuditView>;
  readonly people: readonly UserAccount[];
}

function AuditToolbar({ list: { view, show }, people }: AuditToolbarProps) {
  return (
    <FilterBar>
      <FilterSelect
        icon={<User />}
        label="Person"
        placeholder="Everyone"
        value={view.actor_id}
        options={[
          ...people.map((person) => ({
            value: person.id,
            label: person.is_active ? nameOf(person) : `${nameOf(person)} (closed)`,
          })),
          // Somebody whom the address names, until the team is loaded.
          ...(view.actor_id === '' || people.some(({ id }) => id === view.actor_id)
            ? []
            : [{ value: view.actor_id, label: 'One person' }]),
        ]}
        onChange={(event) => show({ actor_id: event.target.value })}
      />
      <FilterSelect
        icon={<MousePointerClick />}
        label="Action"
        placeholder="Every action"
        value={view.action}
        options={AUDIT_ACTIONS.map((value) => ({ value, label: AUDIT_ACTION_WORDS[value].label }))}
        onChange={(event) => show({ action: event.target.value })}
      />
      <FilterSelect
        icon={<FileText />}
        label="Record"
        placeholder="Every record"
        value={view.subject_type}
        options={AUDIT_SUBJECTS.map((value) => ({
          value,
          label: AUDIT_SUBJECT_WORDS[value].label,
        }))}
        onChange={(event) => show({ subject_type: event.target.value })}
      />
      <PeriodFilter what="Done" period={view} onChange={show} />
    </FilterBar>
  );
}

interface OneClientProps {
  readonly list: ListControl<AuditView>;
  readonly entries: readonly AuditEntry[];
}

/** Says that the log is limited to one client, by the name in it: to read the client is logged too. */
function OneClient({ list: { view, show }, entries }: OneClientProps) {
  if (view.client_id === '') return null;
  const name = entries.find(({ client }) => client !== null)?.client?.name ?? 'one client';
  return (
    <Inline as="p" gap="space-3" rowGap="space-2" align="center">
      {`This is what was done with the data of ${name}.`}{' '}
      <Button size="sm" variant="outline" onClick={() => show({ client_id: '' })}>
        Show every client
      </Button>
    </Inline>
  );
}

function NoEntries() {
  return (
    <Card>
      <EmptyState
        drawing={drawing}
        title="Nothing is in the log yet"
        text="When somebody of the team opens or changes the data of a client, it shows here."
      />
    </Card>
  );
}
