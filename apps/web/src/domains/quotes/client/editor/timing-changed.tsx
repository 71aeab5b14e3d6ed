import type { Quote } from '@cleaning/contract/quotes';
import { priceOfChoices } from '@cleaning/contract/quotes/rules';
import { formatMoney, formatPlainDate, type TimelineId, TIMELINES } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';

export interface TimingChangedProps {
  /** The draft as it was last saved. */
  quote: Quote;
  /** The timing of its day today. */
  timelineId: TimelineId;
  /** The date in Sydney. */
  today: string;
}

/** Says that a draft that is opened on another day costs more or less, since its day is nearer. */
export function TimingChanged({ quote, timelineId, today }: TimingChangedProps) {
  const { total_cents: before } = quote;
  const { total_cents: now } = priceOfChoices({ ...quote, timeline_id: timelineId });
  if (timelineId === quote.timeline_id || before === null || now === null) return null;
  const difference = now - before;
  return (
    <Alert
      tone="warning"
      title={`Today is ${formatPlainDate(today, 'long')}, so this is ${TIMELINES[timelineId].name.toLowerCase()} now`}
    >
      <p>
        It costs {formatMoney(Math.abs(difference))} {difference > 0 ? 'more' : 'less'}:{' '}
        {formatMoney(now)} instead of {formatMoney(before)}.
      </p>
    </Alert>
  );
}
