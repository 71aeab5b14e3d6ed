import type { UserAccount } from '@cleaning/contract/people';
import { sydneyDateOf } from '@cleaning/pricing';
import { Badge, type BadgeTone } from '@cleaning/ui/badge';
import CircleCheck from 'lucide-react/icons/circle-check';
import Crown from 'lucide-react/icons/crown';
import DoorOpen from 'lucide-react/icons/door-open';
import Headset from 'lucide-react/icons/headset';
import Lock from 'lucide-react/icons/lock';
import MailQuestion from 'lucide-react/icons/mail-question-mark';
import ShieldCheck from 'lucide-react/icons/shield-check';
import SprayCan from 'lucide-react/icons/spray-can';
import type { ReactNode } from 'react';
import { useNow } from '#kit/hooks/use-now.ts';
import { type AccountState, findAccountState, isLeaving } from './account-state.ts';
import { describeLastDay } from './last-day.ts';
import { ROLE_NAMES, type TeamRole, findTeamRole } from '#domains/profile/team-role.ts';

export interface PersonBadgeProps {
  readonly person: UserAccount;
}

const ROLE_ICONS: Readonly<Record<TeamRole, ReactNode>> = {
  cleaner: <SprayCan />,
  office: <Headset />,
  admin: <ShieldCheck />,
};

/** What a person of the team does. */
export function RoleBadge({ person }: PersonBadgeProps) {
  if (person.is_owner) {
    return (
      <Badge tone="info" icon={<Crown />}>
        Owner
      </Badge>
    );
  }
  const role = findTeamRole(person);
  return (
    <Badge tone={role === 'admin' ? 'info' : 'neutral'} icon={ROLE_ICONS[role]}>
      {ROLE_NAMES[role]}
    </Badge>
  );
}

const STATES: Readonly<Record<AccountState, readonly [string, BadgeTone, ReactNode]>> = {
  active: ['Active', 'success', <CircleCheck key="icon" />],
  invited: ['Invited', 'warning', <MailQuestion key="icon" />],
  closed: ['Closed', 'neutral', <Lock key="icon" />],
};

/** Whether a person can log in and until when, still has to, or no longer can. */
export function AccountStateBadge({ person }: PersonBadgeProps) {
  if (isLeaving(person)) return <LastDayBadge lastDay={person.last_day} />;
  const [label, tone, icon] = STATES[findAccountState(person)];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}

function LastDayBadge({ lastDay }: { readonly lastDay: string }) {
  const today = sydneyDateOf(useNow());
  return (
    <Badge tone="warning" icon={<DoorOpen />}>
      {`Leaves ${describeLastDay(lastDay, today)}`}
    </Badge>
  );
}
