import type { Appointment } from '@cleaning/contract';
import { SERVICES } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import { SummaryList, type SummaryRow } from '@cleaning/ui/summary-list';
import { useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import MessageCircle from 'lucide-react/icons/message-circle';
import { QueryContent } from '../../../shared/lists/query-content.tsx';
import { ErrorAlert } from '../../../shared/errors/error-alert.tsx';
import { askAboutPath } from '../../../shared/lib/paths.ts';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { useSaveFile } from '../../../shared/files/use-save-file.ts';
import { describeCancelled } from '../model/cancel-words.ts';
import {
  STATUS_LABELS,
  describeDay,
  describeMoment,
  describePreferredTime,
  describeAppointmentTime,
} from '../../../shared/appointments/format-appointment.ts';
import type { VisitDialogProps } from './visit-dialogs.tsx';

/** Everything about one visit, and its file for a calendar program. */
export function VisitDetails({ visit, open, onClose }: VisitDialogProps) {
  const { queries } = usePortalApi();
  const query = useQuery({ ...queries.appointments.detail(visit.id), enabled: open });
  const hasTime = visit.starts_at !== null && visit.status !== 'cancelled';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Visit ${visit.reference}`}
      actions={
        <>
          <ButtonLink
            variant="outline"
            href={askAboutPath('appointment', visit.id)}
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
        {(data) => <SummaryList layout="facts" rows={factsOf(data)} />}
      </QueryContent>
      {hasTime ? <VisitFile id={visit.id} /> : null}
    </Dialog>
  );
}

/** Downloads the visit for a calendar program. */
function VisitFile({ id }: { id: string }) {
  const { client } = usePortalApi();
  const { save, isSaving, isSaved, error } = useSaveFile(() =>
    client.appointments.getAppointmentCalendar({ id }),
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

function factsOf(visit: Appointment): SummaryRow[] {
  const { staff_member: staff, change_request: wish, free_until: freeUntil } = visit;
  const rows: (SummaryRow | null)[] = [
    { label: 'When', value: describeAppointmentTime(visit) },
    { label: 'Status', value: STATUS_LABELS[visit.status].label },
    { label: 'Service', value: SERVICES[visit.service_id].name },
    {
      label: 'Where',
      value: `${visit.address_line1}, ${visit.suburb} NSW ${visit.postcode}`,
    },
    staff === null ? null : { label: 'Who comes', value: staff.first_name },
    freeUntil !== null && visit.status === 'confirmed'
      ? { label: 'Free to cancel until', value: describeMoment(freeUntil) }
      : null,
    visit.cancellation === null
      ? null
      : {
          label: 'Cancelled',
          value:
            visit.cancellation.by === 'client' ? describeCancelled(visit) : 'We cancelled. No fee.',
        },
    wish === null ? null : { label: 'Other time you asked for', value: describeWish(wish) },
    visit.notes === '' ? null : { label: 'Your notes', value: visit.notes },
    visit.completion_notes === '' ? null : { label: 'Our notes', value: visit.completion_notes },
    reasonRow(visit),
  ];
  return rows.filter((row) => row !== null);
}

/** Why we turned the visit down, cancelled it or could not do it. */
function reasonRow({ events, status }: Appointment): SummaryRow | null {
  const last = events.findLast(({ to_status, actor }) => to_status === status && actor === 'staff');
  const isEnded = status === 'declined' || status === 'no_access' || status === 'cancelled';
  const reason = last?.reason ?? null;
  return isEnded && reason !== null ? { label: 'Reason', value: reason } : null;
}

function describeWish(wish: NonNullable<Appointment['change_request']>): string {
  const asked = `${describeDay(wish.preferred_date)}, ${describePreferredTime(wish.preferred_time).toLowerCase()}`;
  const outcome = {
    open: 'waiting for our answer',
    accepted: 'we moved the visit',
    declined: 'not possible',
    withdrawn: 'no longer asked for',
  }[wish.status];
  return `${asked} (${outcome})${wish.answer === null ? '' : `. ${wish.answer}`}`;
}
