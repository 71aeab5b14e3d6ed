import { addDays, publicHolidayOn } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { SummaryList } from '@cleaning/ui/summary-list';
import { Text } from '@cleaning/ui/text';
import { describeShortDay } from '#domains/appointments/format-appointment.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { unbroken } from '#kit/lib/unbroken.ts';

const SHOWN = 3;
const DAYS_AHEAD = 200;

/** The next public holidays, on which nobody works. */
export function HolidaysCard() {
  const holidays = nextHolidays(sydneyDateOf(useNow()));
  if (holidays.length === 0) return null;
  return (
    <Card title="Public holidays">
      <SummaryList
        layout="facts"
        rows={holidays.map(({ date, name }) => ({
          label: name,
          value: unbroken(describeShortDay(date)),
        }))}
      />
      <Text size="sm" tone="muted">
        No one works on these days unless the office plans it by hand.
      </Text>
    </Card>
  );
}

function nextHolidays(today: string): { date: string; name: string }[] {
  const found: { date: string; name: string }[] = [];
  for (let day = 0; day < DAYS_AHEAD && found.length < SHOWN; day += 1) {
    const date = addDays(today, day);
    const name = publicHolidayOn(date);
    if (name !== null) found.push({ date, name });
  }
  return found;
}
