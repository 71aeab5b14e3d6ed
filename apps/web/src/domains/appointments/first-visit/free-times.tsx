import { describePreferredTime } from '@cleaning/contract/fields/rules';
import { formatPlainDate, isPlainDate } from '@cleaning/pricing';
import { Text } from '@cleaning/ui/text';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';
import { useOpenings } from './use-openings.ts';

interface FreeTimesProps {
  /** The Sydney date that is asked for; an empty text while none is chosen. */
  readonly date: string;
  /** The length of the visit. */
  readonly minutes: number;
}

/**
 * The start times that are free on a day that a client asks for. It says nothing while they are not
 * known, because any day can be asked for.
 */
export function FreeTimes({ date, minutes }: FreeTimesProps) {
  const { openings } = useOpenings(isPlainDate(date) ? minutes : null, date);
  const starts = openings.days?.find((day) => day.date === date)?.starts;
  return (
    <Text as="output" size="sm" tone="muted" block>
      {starts === undefined ? '' : unbrokenTimes(describeFreeTimes(date, starts))}
    </Text>
  );
}

function describeFreeTimes(date: string, starts: readonly string[]): string {
  const day = formatPlainDate(date, 'long').replace(/ \d{4}$/u, '');
  return starts.length === 0
    ? `${day} is full. Choose another day, or ask for it and we look for a time.`
    : `Free on ${day}: ${starts.map((start) => describePreferredTime(start)).join(', ')}.`;
}
