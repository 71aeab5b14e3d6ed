import { describePreferredTime } from '@cleaning/contract/fields/rules';
import type { AppointmentSummary } from '@cleaning/contract/appointments';
import type { WaitingReschedule } from '@cleaning/contract/staff';
import { daysBetween } from '@cleaning/ndis';
import { formatInstant, sydneyDateOf } from '@cleaning/pricing';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { Inline } from '@cleaning/ui/inline';
import { Row } from '@cleaning/ui/row-list';
import { RowButton } from '@cleaning/ui/rows';
import { Text } from '@cleaning/ui/text';
import { useToast } from '@cleaning/ui/toast';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import {
  dayParts,
  describeShortDate,
  describeShortMoment,
} from '#domains/appointments/format-appointment.ts';
import { calendarWeekPath } from '#domains/appointments/visit-paths.ts';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { DeclineRescheduleDialog } from './decline-reschedule-dialog.tsx';

interface RescheduleRowProps {
  readonly waiting: WaitingReschedule;
  /** The date in Sydney, YYYY-MM-DD. */
  readonly today: string;
  /** Called when an answer is pressed, whose row goes with it. */
  readonly onAnswer: () => void;
}

/**
 * A client's request for another time: the wanted time, who is free then, and the possible answers.
 */
export function RescheduleRow({ waiting, today, onAnswer }: RescheduleRowProps) {
  const { appointment, request, suggestion } = waiting;
  const api = useApi();
  const toast = useToast();
  const [isKeeping, setKeeping] = useState(false);
  const accept = api.acceptReschedule.mutation({ id: appointment.id });
  const { submit, isBusy, error } = useCommand(accept, {
    onDone: (_answer, { starts_at: start }) =>
      toast.show(`${appointment.client_name} moved to ${describeSoon(start, today)}`),
  });
  const calendarPath = calendarWeekPath(appointment.appointment_date, appointment.id);
  return (
    <Row
      title={`${appointment.client_name} wants ${describeWanted(waiting, today)}`}
      detail={
        <>
          {`${planned(appointment, today)}, ${appointment.suburb}. ${freeSentence(waiting, today)}`}
          {request.note === '' ? null : (
            <Text as="span" tone="muted" block>
              “{request.note}”
            </Text>
          )}
          <ErrorAlert title="Not moved" error={error} />
        </>
      }
      actions={
        <>
          {suggestion === null ? (
            <ButtonLink variant="outline" href={calendarPath}>
              Find a time
            </ButtonLink>
          ) : (
            <RowButton
              target="next"
              variant="outline"
              icon={<Check />}
              busy={isBusy}
              busyLabel="Moving"
              onClick={() => {
                onAnswer();
                void submit({
                  version: appointment.version,
                  starts_at: suggestion.starts_at,
                  ends_at: suggestion.ends_at,
                  staff_id: suggestion.staff_member.id,
                });
              }}
            >
              {`Move to ${describeSoon(suggestion.starts_at, today)}`}
            </RowButton>
          )}
          {/* Beside the first answer, or together below it. */}
          <Inline as="span" gap="space-2" rowGap="0">
            <Button
              variant="ghost"
              onClick={() => {
                onAnswer();
                setKeeping(true);
              }}
            >
              {appointment.starts_at === null
                ? 'Keep the time'
                : `Keep ${formatInstant(appointment.starts_at, 'time')}`}
            </Button>
            {suggestion === null ? null : (
              <ButtonLink variant="ghost" href={calendarPath}>
                Other time
              </ButtonLink>
            )}
          </Inline>
          {isKeeping ? (
            <DeclineRescheduleDialog appointment={appointment} onClose={() => setKeeping(false)} />
          ) : null}
        </>
      }
    />
  );
}

function planned({ starts_at: start }: AppointmentSummary, today: string): string {
  return start === null ? 'No time yet' : describeSoon(start, today);
}

function freeSentence({ suggestion }: WaitingReschedule, today: string): string {
  if (suggestion === null) return 'No one is free then.';
  return `${suggestion.staff_member.first_name} is free ${describeSoon(suggestion.starts_at, today)}.`;
}

/** "1:00 pm" on the day of the visit, else "Tuesday morning" within a week, else "Tue 15 Dec, morning". */
function describeWanted({ appointment, request }: WaitingReschedule, today: string): string {
  const { preferred_date: date, preferred_time } = request;
  const time = describePreferredTime(preferred_time).toLowerCase();
  if (date === appointment.appointment_date) return time;
  if (!isWithinAWeek(date, today)) return `${describeShortDate(date)}, ${time}`;
  return `${dayParts(date).weekday}${preferred_time === 'any' ? ',' : ''} ${time}`;
}

/** "Today 4:00 pm", "Tue 9:00 am" within a week, else "Tue 15 Dec, 9:00 am". */
function describeSoon(instant: string, today: string): string {
  const date = sydneyDateOf(instant);
  const time = formatInstant(instant, 'time');
  if (date === today) return `Today ${time}`;
  if (!isWithinAWeek(date, today)) return describeShortMoment(instant);
  return `${dayParts(date).weekday.slice(0, 3)} ${time}`;
}

/** Whether a weekday alone identifies the date. */
function isWithinAWeek(date: string, today: string): boolean {
  const days = daysBetween(today, date);
  return days >= 0 && days < 7;
}
