import type { AppointmentSummary, StaffToday, WaitingReschedule } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { formatInstant, sydneyDateOf } from '@cleaning/pricing';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Row, RowList } from '@cleaning/ui/row-list';
import { useToast } from '@cleaning/ui/toast';
import { useMutation } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import { Suspense, lazy, useState } from 'react';
import { calendarWeekPath } from '../../shared/lib/paths.ts';
import {
  countAppointments,
  dayParts,
  describeShortDay,
  describeWantedTime,
} from '../../shared/appointments/format-appointment.ts';
import { retry } from '../../shared/deferred/retry.ts';
import { ErrorAlert } from '../../shared/errors/error-alert.tsx';
import { useSubmitOnce } from '../../shared/forms/use-submit-once.ts';
import { usePortalApi } from '../../shared/portal-api/portal-api.tsx';
import styles from './today.module.css';

const DeclineRescheduleDialog = lazy(() => retry(() => import('./decline-reschedule-dialog.tsx')));

export interface ReschedulesCardProps {
  readonly today: Pick<StaffToday, 'reschedules' | 'requests' | 'without_cleaner' | 'date'>;
}

/** Clients who want another time, with the common answer one press away, and visits to confirm. */
export function ReschedulesCard({ today }: ReschedulesCardProps) {
  const { reschedules, requests, without_cleaner: unassigned } = today;
  const [first] = unassigned.waiting;
  const more = reschedules.count - reschedules.waiting.length;
  return (
    <Card title="Visits that need an answer">
      {reschedules.count + requests.count + unassigned.count === 0 ? (
        <p className={styles['none']}>Every visit has its time and cleaner.</p>
      ) : (
        <RowList>
          {reschedules.waiting.map((waiting) => (
            <RescheduleRow key={waiting.request.id} waiting={waiting} today={today.date} />
          ))}
          {more > 0 ? (
            <Row title={`${more} more want another time`} href={SITE_PATHS.staffCalendar} />
          ) : null}
          {requests.count > 0 ? (
            <Row
              href={SITE_PATHS.staffCalendar}
              title={
                requests.count === 1
                  ? '1 request to confirm'
                  : `${requests.count} requests to confirm`
              }
              detail={requests.waiting.map(describeRequest).join(', ')}
              end={<ArrowRight />}
            />
          ) : null}
          {first === undefined ? null : (
            <Row
              href={calendarWeekPath(first.appointment_date)}
              title={`${countAppointments(unassigned.count)} without a cleaner`}
              detail={unassigned.waiting.map(describeRequest).join(', ')}
            />
          )}
        </RowList>
      )}
    </Card>
  );
}

const describeRequest = ({ client_name: name, appointment_date: date }: AppointmentSummary) =>
  `${name.split(' ')[0] ?? name} ${describeShortDay(date)}`;

function RescheduleRow({ waiting, today }: { waiting: WaitingReschedule; today: string }) {
  const { appointment, request, suggestion } = waiting;
  const { mutations } = usePortalApi();
  const toast = useToast();
  const [isKeeping, setKeeping] = useState(false);
  const accept = useMutation(mutations.appointments.acceptReschedule(appointment.id));
  const { submit, isBusy, error } = useSubmitOnce(async () => {
    if (suggestion === null) return;
    await accept.mutateAsync({
      version: appointment.version,
      starts_at: suggestion.starts_at,
      ends_at: suggestion.ends_at,
      staff_id: suggestion.staff_member.id,
    });
    toast.show(`${appointment.client_name} moved to ${shortTime(suggestion.starts_at)}`);
  });
  return (
    <Row
      title={`${appointment.client_name} wants ${describeWantedTime(waiting.request)}`}
      detail={
        <>
          {`${planned(appointment, today)}, ${appointment.suburb}. ${freeSentence(waiting)}`}
          {request.note === '' ? null : <span className={styles['quiet']}>“{request.note}”</span>}
          <ErrorAlert title="Not moved" error={error} />
        </>
      }
      actions={
        <>
          {suggestion === null ? null : (
            <Button
              variant="outline"
              icon={<Check />}
              busy={isBusy}
              busyLabel="Moving"
              data-next-step=""
              onClick={() => void submit()}
            >
              {`Move to ${shortTime(suggestion.starts_at)}`}
            </Button>
          )}
          <Button variant="ghost" onClick={() => setKeeping(true)}>
            {appointment.starts_at === null
              ? 'Keep the time'
              : `Keep ${formatInstant(appointment.starts_at, 'time')}`}
          </Button>
          <ButtonLink
            variant="ghost"
            href={calendarWeekPath(appointment.appointment_date, appointment.id)}
          >
            {suggestion === null ? 'Find a time' : 'Other time'}
          </ButtonLink>
          {isKeeping ? (
            <Suspense fallback={null}>
              <DeclineRescheduleDialog
                appointment={appointment}
                onClose={() => setKeeping(false)}
              />
            </Suspense>
          ) : null}
        </>
      }
    />
  );
}

function planned({ starts_at: start }: AppointmentSummary, today: string): string {
  if (start === null) return 'No time yet';
  const date = sydneyDateOf(start);
  return `${date === today ? 'Today' : describeShortDay(date)} ${formatInstant(start, 'time')}`;
}

function freeSentence({ suggestion }: WaitingReschedule): string {
  if (suggestion === null) return 'Nobody is free then.';
  return `${suggestion.staff_member.first_name} is free ${shortTime(suggestion.starts_at)}.`;
}

/** "Tue 24 Nov, 9:00 am". */
function shortTime(instant: string): string {
  const { weekday, day, month } = dayParts(sydneyDateOf(instant));
  return `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}, ${formatInstant(instant, 'time')}`;
}
