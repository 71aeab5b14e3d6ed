import type { ListUsersQuery } from '@cleaning/contract/people';
import type { Prefetch } from '#kit/api/prefetch.ts';
import { defineListView } from '#kit/lists/define-list-view.ts';
import { ADMIN_PEOPLE_PATH } from './people-paths.ts';
import { ROLE_FIELDS, teamRoleNamed } from '#domains/profile/team-role.ts';

/** The list view of the team, sorted by last name by default. */
export const peopleView = defineListView({
  path: ADMIN_PEOPLE_PATH,
  filters: [
    { id: 'open', label: 'Active and invited', query: { status: 'active' } },
    { id: 'active', label: 'Active', query: { status: 'active', is_verified: 'true' } },
    { id: 'invited', label: 'Invited', query: { status: 'active', is_verified: 'false' } },
    { id: 'closed', label: 'Closed accounts', query: { status: 'closed' } },
    {
      id: 'left',
      label: 'Closed accounts with work',
      query: { status: 'closed', has_work: 'true' },
    },
  ],
  orderings: [
    { value: 'name', label: 'Last name, A to Z' },
    { value: '-name', label: 'Last name, Z to A' },
    { value: '-created_at', label: 'Newest first' },
    { value: 'created_at', label: 'Oldest first' },
  ],
  fields: { role: (text) => teamRoleNamed(text) ?? '' },
  pageSize: 50,
});

export type PeopleView = ReturnType<typeof peopleView.read>;

/** The API query of a view. */
export function peopleQuery(view: PeopleView): ListUsersQuery {
  const { role = '', ...query } = peopleView.toQuery(view);
  const known = teamRoleNamed(role);
  return { is_team: 'true', ...query, ...(known !== undefined && ROLE_FIELDS[known]) };
}

/** The people who have an invitation and no password yet, the latest first. */
export const INVITED_PEOPLE = {
  is_team: 'true',
  status: 'active',
  is_verified: 'false',
  ordering: '-created_at',
  page_size: 3,
} as const satisfies ListUsersQuery;

/** The number of people who left, and still have work that somebody has to take over. */
export const LEFT_WITH_WORK = {
  is_team: 'true',
  status: 'closed',
  has_work: 'true',
  page_size: 1,
} as const satisfies ListUsersQuery;

/** The page of those people. */
export const LEFT_WITH_WORK_PATH = `${ADMIN_PEOPLE_PATH}?show=left`;

/** The number of people in the team, without anyone whose account is closed. */
export const TEAM_COUNT = {
  is_team: 'true',
  status: 'active',
  page_size: 1,
} as const satisfies ListUsersQuery;

/** The one person who owns the company. */
export const THE_OWNER = { is_owner: 'true', page_size: 1 } as const satisfies ListUsersQuery;

export const prefetchPeopleCounts: Prefetch = ({ api, read }) => {
  void read(api.listUsers.query(TEAM_COUNT));
  void read(api.listUsers.query(INVITED_PEOPLE));
};

export const prefetchPeople: Prefetch = (page) => {
  const { api, read, search } = page;
  void read(api.listUsers.query(peopleQuery(peopleView.read(search))));
  prefetchPeopleCounts(page);
};
