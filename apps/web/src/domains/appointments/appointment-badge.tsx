import {
  appointmentStatusInWords,
  type AppointmentStatus,
} from '@cleaning/contract/appointments/rules';
import { Badge, type BadgeTone } from '@cleaning/ui/badge';
import Ban from 'lucide-react/icons/ban';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Check from 'lucide-react/icons/check';
import CirclePlay from 'lucide-react/icons/circle-play';
import DoorClosed from 'lucide-react/icons/door-closed';
import Hourglass from 'lucide-react/icons/hourglass';
import X from 'lucide-react/icons/x';
import type { ComponentType } from 'react';

/** An appointment's status as an icon and a word. */
export function AppointmentBadge({
  status,
  forTeam = false,
}: {
  status: AppointmentStatus;
  /** Uses the wording for the team instead of that for the client. */
  forTeam?: boolean;
}) {
  // What is confirmed is good news to its client; to the team it is a visit to come.
  const tone = forTeam && status === 'confirmed' ? 'info' : TONES[status];
  return (
    <Badge tone={tone} icon={<AppointmentIcon status={status} />}>
      {appointmentStatusInWords(status, forTeam ? 'staff' : 'client')}
    </Badge>
  );
}

/** The status icon alone, for use beside its text. */
export function AppointmentIcon({ status }: { status: AppointmentStatus }) {
  const Icon = ICONS[status];
  return <Icon />;
}

const TONES: Readonly<Record<AppointmentStatus, BadgeTone>> = {
  requested: 'warning',
  confirmed: 'success',
  in_progress: 'info',
  completed: 'success',
  declined: 'neutral',
  cancelled: 'neutral',
  no_access: 'danger',
};

const ICONS: Readonly<Record<AppointmentStatus, ComponentType>> = {
  requested: Hourglass,
  confirmed: CalendarCheck,
  in_progress: CirclePlay,
  completed: Check,
  declined: X,
  cancelled: Ban,
  no_access: DoorClosed,
};
