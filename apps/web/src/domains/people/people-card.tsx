import { fullName, plural } from '@cleaning/contract/rules';
import { formatDate } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { ArrowLink } from '@cleaning/ui/link';
import { Row, RowList } from '@cleaning/ui/row-list';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#kit/api/portal-api.tsx';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { ADMIN_PEOPLE_PATH } from './people-paths.ts';
import { INVITED_PEOPLE, TEAM_COUNT } from './people-view.ts';
import { ROLE_NAMES, findTeamRole } from '#domains/profile/team-role.ts';

/** How many people work here, and who has not accepted their invitation. */
export function PeopleCard() {
  const api = useApi();
  const team = useQuery(api.listUsers.query(TEAM_COUNT));
  const invited = useQuery(api.listUsers.query(INVITED_PEOPLE));
  return (
    <Card title="People" action={<ArrowLink href={ADMIN_PEOPLE_PATH}>People</ArrowLink>}>
      <QueryContent query={team} what="how many people work here" level={3} lines={1}>
        {({ count }) => <p>{`${plural(count, 'person', 'people')} in the team.`}</p>}
      </QueryContent>
      <QueryContent query={invited} what="who is invited" level={3} lines={1}>
        {({ count, results }) =>
          count === 0 ? (
            <p>Nobody waits for an invitation to be accepted.</p>
          ) : (
            <>
              <p>{`${count} ${count === 1 ? 'was' : 'were'} invited and ${count === 1 ? 'has' : 'have'} not chosen a password yet.`}</p>
              <RowList>
                {results.map((person) => (
                  <Row
                    key={person.id}
                    href={INVITED_PEOPLE_PATH}
                    title={fullName(person.first_name, person.last_name)}
                    detail={`${ROLE_NAMES[findTeamRole(person)]}, invited on ${formatDate(person.created_at, 'medium')}`}
                  />
                ))}
              </RowList>
            </>
          )
        }
      </QueryContent>
    </Card>
  );
}

const INVITED_PEOPLE_PATH = `${ADMIN_PEOPLE_PATH}?show=invited`;
