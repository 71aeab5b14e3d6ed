import type { Appointment, WorkSheet } from '@cleaning/contract/appointments';
import { clockMinutesBetween } from '@cleaning/ndis';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Stack } from '@cleaning/ui/stack';
import { SummaryList } from '@cleaning/ui/summary-list';
import { Timeline } from '@cleaning/ui/timeline';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { describeMinutes, describeMoment, describeTimeRange } from '../../format-appointment.ts';
import { focusHeading, focusIfLost } from '#kit/hooks/focus.ts';
import { CorrectTimes } from './correct-times.tsx';
import { OnInvoice } from './on-invoice.tsx';

interface TimesCardProps {
  readonly appointment: Appointment;
  /** Undefined in a work sheet that an earlier release stored on this device, like the next. */
  readonly corrections: WorkSheet['time_corrections'] | undefined;
  readonly invoice: WorkSheet['invoice'] | undefined;
}

/** The planned, recorded and counting times of a completed visit, and how they were corrected. */
export function TimesCard({ appointment, corrections = [], invoice = null }: TimesCardProps) {
  const [isAsking, setAsking] = useState(false);
  const { starts_at: start, ends_at: end, actual_started_at: began } = appointment;
  const { actual_ended_at: ended, status } = appointment;
  if (status !== 'completed') return null;
  const [first] = corrections;
  const last = corrections.at(-1);
  const close = () => {
    setAsking(false);
    focusIfLost(focusHeading);
  };
  return (
    <Card title="Times">
      <Stack gap="space-3">
        <SummaryList
          layout="facts"
          rows={[
            { label: 'Planned', value: describeTimes(start, end) },
            {
              label: 'Clock',
              value:
                first === undefined
                  ? describeTimes(began, ended)
                  : describeTimes(first.started_before, first.ended_before),
            },
            {
              label: last === undefined ? 'Counts' : 'Counts, corrected',
              value: <b>{describeTimes(began, ended)}</b>,
            },
          ]}
        />
        {last === undefined || invoice === null ? null : <OnInvoice invoice={invoice} />}
        {last === undefined ? null : (
          <Timeline
            steps={corrections.toReversed().map((each) => ({
              state: 'done',
              title: `${describeTimes(each.started_before, each.ended_before)} → ${describeTimes(each.started_after, each.ended_after)}`,
              detail: `${each.corrected_by ?? 'A deleted user'}, ${describeMoment(each.corrected_at)}: “${each.reason}”`,
            }))}
          />
        )}
        {appointment.available_commands.includes('correct_times') ? (
          <Button variant="outline" icon={<Pencil />} onClick={() => setAsking(true)}>
            Correct times
          </Button>
        ) : null}
      </Stack>
      {isAsking ? (
        <CorrectTimes appointment={appointment} invoice={invoice} onClose={close} />
      ) : null}
    </Card>
  );
}

/** "8:06 am – 12:06 pm, 4 h". */
function describeTimes(from: string | null, to: string | null): string {
  if (from === null || to === null) return 'Not recorded';
  const range = describeTimeRange({ starts_at: from, ends_at: to, preferred_time: '' });
  return `${range}, ${describeMinutes(clockMinutesBetween(from, to))}`;
}
