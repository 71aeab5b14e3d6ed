import type { HandOver, UserAccount } from '@cleaning/contract/people';
import { plural } from '@cleaning/contract/rules';
import { Alert } from '@cleaning/ui/alert';
import { ArrowLink } from '@cleaning/ui/link';
import Timer from 'lucide-react/icons/timer';
import { describeWeek } from '#domains/timesheets/describe-sheet.ts';
import { timesheetPath } from '#domains/timesheets/sheet-paths.ts';

interface UnapprovedHoursProps {
  readonly person: Pick<UserAccount, 'id' | 'first_name'>;
  readonly weeks: HandOver['unapproved_weeks'];
}

/** Says that hours of somebody who leaves wait to be approved. */
export function UnapprovedHours({ person: { id, first_name: name }, weeks }: UnapprovedHoursProps) {
  const [first] = weeks;
  if (first === undefined) return null;
  const which = weeks.length === 1 ? describeWeek(first) : plural(weeks.length, 'week');
  return (
    <Alert tone="warning" icon={Timer} title={`${name}’s hours of ${which} are not approved`}>
      <p>{`${name} is paid for them all the same. Approve them first if you can.`}</p>
      <ArrowLink
        href={timesheetPath(id, first)}
      >{`See the hours of ${describeWeek(first)}`}</ArrowLink>
    </Alert>
  );
}
