import type { CleanerRoster } from '@cleaning/contract/roster';
import { WEEKDAY_NAMES, WEEKDAYS } from '@cleaning/contract/series/rules';
import { formatClockTime, sydneyDateOf } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { SummaryList } from '@cleaning/ui/summary-list';
import { Text } from '@cleaning/ui/text';
import { describeShortDay } from '#domains/appointments/format-appointment.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';

type Hours = CleanerRoster['hours'][number];

/** A cleaner’s own working hours, which the office sets: those of now, and later ones. */
export function OwnHours({ roster }: { readonly roster: CleanerRoster }) {
  const today = sydneyDateOf(useNow());
  if (roster.hours.length === 0) {
    return (
      <Card title="Working hours">
        <p>The office has not set your working hours yet.</p>
      </Card>
    );
  }
  return (
    <Card title="Working hours">
      {roster.hours.map((hours) => (
        <section key={hours.counts_from} aria-label={describeStart(hours, today)}>
          {hours.counts_from > today ? <h3>{describeStart(hours, today)}</h3> : null}
          <SummaryList
            layout="facts"
            rows={WEEKDAYS.map((weekday) => describeDay(hours, weekday))}
          />
        </section>
      ))}
      <Text size="sm" tone="muted">
        Ask the office if they should change.
      </Text>
    </Card>
  );
}

const describeStart = ({ counts_from: from }: Hours, today: string): string =>
  from > today ? `From ${describeShortDay(from)}` : 'Now';

function describeDay({ days }: Hours, weekday: (typeof WEEKDAYS)[number]) {
  const day = days.find((each) => each.weekday === weekday);
  return {
    label: WEEKDAY_NAMES[weekday],
    value:
      day === undefined
        ? 'Not working'
        : unbrokenTimes(`${formatClockTime(day.start_time)} – ${formatClockTime(day.end_time)}`),
  };
}
