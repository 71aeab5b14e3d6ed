import type { Appointment } from '@cleaning/contract/appointments';
import { appointmentStatusInWords } from '@cleaning/contract/appointments/rules';
import { SERVICES } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import { SummaryList, type SummaryRow } from '@cleaning/ui/summary-list';
import { useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import MessageCircle from 'lucide-react/icons/message-circle';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { askAboutPath } from '#domains/messages/message-paths.ts';
import { useApi, usePortalApi } from '#kit/api/portal-api.tsx';
import { useSaveFile } from '#kit/files/use-save-file.ts';
import { describeCancelled } from '../cancel/cancellation-labels.ts';
import {
  describeMoment,
  describeWantedTime,
  describeAppointmentTime,
} from '../../format-appointment.ts';
import { describeOwnFee } from '../../late-fee.ts';
import type { AppointmentDialogProps } from './appointment-dialog.tsx';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';

/** All details of one appointment, with a download of its calendar file. */
export function AppointmentDetails({ appointment, open, onClose }: AppointmentDialogProps) {
  const api = useApi();
  const query = useQuery({ ...api.getAppointment.query({ id: appointment.id }), enabled: open });
  const hasTime = appointment.starts_at !== null && appointment.status !== 'cancelled';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Visit ${appointment.reference}`}
      actions={
        <>
          <ButtonLink
            variant="outline"
            href={askAboutPath('appointment', appointment.id)}
            icon={<MessageCircle />}
          >
            Ask about this visit
          </ButtonLink>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <QueryContent query={query} what="this visit" level={3}>
        {(data) => <SummaryList layout="facts" rows={listFacts(data)} />}
      </QueryContent>
      {hasTime ? <AppointmentFile id={appointment.id} /> : null}
    </Dialog>
  );
}

/** Downloads the calendar file of the appointment. */
function AppointmentFile({ id }: { id: string }) {
  const { appointments } = usePortalApi().client;
  const { save, isSaving, isSaved, error } = useSaveFile(() =>
    appointments.getAppointmentCalendar({ id }),
  );
  return (
    <>
      <Button
        variant="outline"
        icon={<CalendarPlus />}
        busy={isSaving}
        busyLabel="Getting the file"
        onClick={save}
      >
        Add to my calendar
      </Button>
      {isSaved ? (
        <Alert tone="success" live>
          <p>The calendar file is in your downloads. Open it to add the visit.</p>
        </Alert>
      ) : null}
      <ErrorAlert title="No file yet" error={error} />
    </>
  );
}

function listFacts(appointment: Appointment): SummaryRow[] {
  const { staff_member: staff, reschedule_request: request, free_until: freeUntil } = appointment;
  const rows: (SummaryRow | null)[] = [
    { label: 'When', value: unbrokenTimes(describeAppointmentTime(appointment)) },
    { label: 'Status', value: appointmentStatusInWords(appointment.status, 'client') },
    { label: 'Service', value: SERVICES[appointment.service_id].name },
    {
      label: 'Where',
      value: `${appointment.address_line1}, ${appointment.suburb} NSW ${appointment.postcode}`,
    },
    staff === null ? null : { label: 'Who comes', value: staff.first_name },
    freeUntil !== null && appointment.status === 'confirmed'
      ? { label: 'Cancel free until', value: unbrokenTimes(describeMoment(freeUntil)) }
      : null,
    appointment.cancellation === null
      ? null
      : {
          label: 'Cancelled',
          value:
            appointment.cancellation.by === 'client'
              ? describeCancelled(appointment)
              : 'We cancelled. No fee.',
        },
    feeRow(appointment),
    request === null
      ? null
      : { label: 'Other time you asked for', value: describeRescheduleRequest(request) },
    appointment.notes === '' ? null : { label: 'Your notes', value: appointment.notes },
    reasonRow(appointment),
  ];
  return rows.filter((row) => row !== null);
}

/** What a late cancellation or a missed visit costs, once we have decided. */
function feeRow({ fee }: Appointment): SummaryRow | null {
  const value = fee === null ? null : describeOwnFee(fee);
  return value === null ? null : { label: 'Fee', value };
}

/** Why we turned the appointment down, cancelled it or could not do it. */
function reasonRow({ events, status }: Appointment): SummaryRow | null {
  const last = events.findLast(({ to_status, actor }) => to_status === status && actor === 'staff');
  const isEnded = status === 'declined' || status === 'no_access' || status === 'cancelled';
  const reason = last?.reason ?? null;
  return isEnded && reason !== null ? { label: 'Reason', value: reason } : null;
}

function describeRescheduleRequest(
  request: NonNullable<Appointment['reschedule_request']>,
): string {
  const outcome = {
    open: 'waiting for our answer',
    accepted: 'we moved the visit',
    declined: 'not possible',
    withdrawn: 'no longer asked for',
  }[request.status];
  return `${describeWantedTime(request)} (${outcome})${request.answer === null ? '' : `. ${request.answer}`}`;
}
