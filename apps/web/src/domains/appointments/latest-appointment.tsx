import { type AppointmentSummary, appointmentSchema } from '@cleaning/contract/appointments';
import { appointmentStatusInWords } from '@cleaning/contract/appointments/rules';
import { Alert } from '@cleaning/ui/alert';
import { SERVICES } from '@cleaning/pricing';
import { VersionChanges, describeVersionChanges } from '#kit/versions/version-changes.tsx';
import { describeAppointmentTime } from './format-appointment.ts';
import { type LatestVersion, useLatestVersion } from '#kit/versions/use-latest-version.ts';

export interface AppointmentChangedProps {
  readonly opened: AppointmentSummary;
  readonly latest: AppointmentSummary;
  /** The first name of whoever changed it, for staff; null if the service does not say. */
  readonly changedBy?: string | null;
}

/** Shows what changed in an appointment while a dialog about it was open. */
export function AppointmentChanged({ opened, latest, changedBy = null }: AppointmentChangedProps) {
  return (
    <Alert
      tone="warning"
      title={changedBy === null ? 'This visit has changed' : `${changedBy} changed this visit`}
      live
    >
      <VersionChanges changes={describeVersionChanges(listRows(opened), listRows(latest))}>
        Nothing was done. Please check and try again.
      </VersionChanges>
    </Alert>
  );
}

const listRows = (appointment: AppointmentSummary) => [
  { label: 'When', value: describeAppointmentTime(appointment) },
  { label: 'Status', value: appointmentStatusInWords(appointment.status, 'client') },
  { label: 'Who comes', value: appointment.staff_member?.first_name ?? '' },
  { label: 'Service', value: SERVICES[appointment.service_id].name },
  { label: 'Suburb', value: appointment.suburb },
  { label: 'Other time asked for', value: appointment.has_open_reschedule_request ? 'Yes' : 'No' },
];

/** The latest version of an appointment. */
export const useLatestAppointment = (
  appointment: AppointmentSummary,
): LatestVersion<AppointmentSummary> => useLatestVersion(appointment, appointmentSchema);
