import type { AppointmentSummary } from '@cleaning/contract/appointments';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Check from 'lucide-react/icons/check';
import CirclePlay from 'lucide-react/icons/circle-play';
import DoorClosed from 'lucide-react/icons/door-closed';
import Hourglass from 'lucide-react/icons/hourglass';
import Repeat from 'lucide-react/icons/repeat';
import X from 'lucide-react/icons/x';
import type { ComponentType } from 'react';

/** The kind of a visit for staff: its status, or that its client wants another time. */
export type VisitKind =
  | 'confirmed'
  | 'in_progress'
  | 'completed'
  | 'no_access'
  | 'change'
  | 'requested'
  | 'off';

export interface VisitStatus {
  readonly kind: VisitKind;
  readonly label: string;
  readonly Icon: ComponentType;
}

/** The statuses of visits, in the order in which the legend lists them. */
export const VISIT_STATUSES: Readonly<Record<VisitKind, VisitStatus>> = {
  confirmed: { kind: 'confirmed', label: 'Confirmed', Icon: CalendarCheck },
  in_progress: { kind: 'in_progress', label: 'In progress', Icon: CirclePlay },
  completed: { kind: 'completed', label: 'Completed', Icon: Check },
  no_access: { kind: 'no_access', label: 'No access', Icon: DoorClosed },
  change: { kind: 'change', label: 'Wants another time', Icon: Repeat },
  requested: { kind: 'requested', label: 'To confirm', Icon: Hourglass },
  off: { kind: 'off', label: 'Called off', Icon: X },
};

type Visit = Pick<AppointmentSummary, 'status' | 'has_open_reschedule_request'>;

export function visitStatus({ status, has_open_reschedule_request: wants }: Visit): VisitStatus {
  if (status === 'confirmed' && wants) return VISIT_STATUSES.change;
  if (status === 'declined' || status === 'cancelled') return VISIT_STATUSES.off;
  return VISIT_STATUSES[status];
}
