import type { AppointmentStatus } from '@cleaning/contract/appointments/rules';
import { Badge } from '@cleaning/ui/badge';
import Ban from 'lucide-react/icons/ban';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Check from 'lucide-react/icons/check';
import CirclePlay from 'lucide-react/icons/circle-play';
import DoorClosed from 'lucide-react/icons/door-closed';
import Hourglass from 'lucide-react/icons/hourglass';
import X from 'lucide-react/icons/x';
import type { ComponentType } from 'react';
import { STATUS_LABELS, TEAM_STATUS_LABELS } from './format-appointment.ts';

/** An appointment's status as an icon and a word. */
export function AppointmentBadge({
  status,
  forTeam = false,
}: {
  status: AppointmentStatus;
  /** Uses the wording for the team instead of that for the client. */
  forTeam?: boolean;
}) {
  const { label, tone } = (forTeam ? TEAM_STATUS_LABELS : STATUS_LABELS)[status];
  return (
    <Badge tone={tone} icon={<AppointmentIcon status={status} />}>
      {label}
    </Badge>
  );
}

/** The status icon alone, for use beside its text. */
export function AppointmentIcon({ status }: { status: AppointmentStatus }) {
  const Icon = ICONS[status];
  return <Icon />;
}

const ICONS: Readonly<Record<AppointmentStatus, ComponentType>> = {
  requested: Hourglass,
  confirmed: CalendarCheck,
  in_progress: CirclePlay,
  completed: Check,
  declined: X,
  cancelled: Ban,
  no_access: DoorClosed,
};
