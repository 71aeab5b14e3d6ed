import type { AppointmentSummary } from '@cleaning/contract';
import { Alert } from '@cleaning/ui/alert';
import {
  VersionChanges,
  describeVersionChanges,
} from '../../../shared/versions/version-changes.tsx';
import {
  STATUS_LABELS,
  describeAppointmentTime,
} from '../../../shared/appointments/format-appointment.ts';

export interface VisitChangedProps {
  readonly opened: AppointmentSummary;
  readonly latest: AppointmentSummary;
}

/** What a visit has become while a dialog about it was open. */
export function VisitChanged({ opened, latest }: VisitChangedProps) {
  return (
    <Alert tone="warning" title="This visit has changed" live>
      <VersionChanges changes={describeVersionChanges(rowsOf(opened), rowsOf(latest))}>
        Nothing was done. Please check and try again.
      </VersionChanges>
    </Alert>
  );
}

const rowsOf = (visit: AppointmentSummary) => [
  { label: 'When', value: describeAppointmentTime(visit) },
  { label: 'Status', value: STATUS_LABELS[visit.status].label },
  { label: 'Who comes', value: visit.staff_member?.first_name ?? '' },
  { label: 'Other time asked for', value: visit.has_open_change_request ? 'Yes' : 'No' },
];
