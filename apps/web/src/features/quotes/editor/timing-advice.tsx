import {
  estimate,
  formatAud,
  formatPlainDate,
  TIMELINES,
  type TimelineId,
} from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import type { ChoiceAnswers } from './quote-answers.ts';

/** The timing that fits a date: today, tomorrow or later. */
function timingOfDate(date: string, today: string): TimelineId {
  if (date === today) return 'same-day';
  return date === dayAfter(today) ? 'urgent' : 'standard';
}

function dayAfter(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

const DAYS: Readonly<Record<TimelineId, string>> = {
  standard: 'later than tomorrow',
  urgent: 'tomorrow',
  'same-day': 'today',
};

export interface TimingAdviceProps {
  choices: ChoiceAnswers;
  /** The chosen date, or ''. */
  date: string;
  /** The date in Sydney. */
  today: string;
  onSwitch: (timelineId: TimelineId) => void;
}

/** Warns about a date that does not fit the timing, and says what the fitting timing costs. */
export function TimingAdvice({ choices, date, today, onSwitch }: TimingAdviceProps) {
  const { timelineId } = choices;
  const suited = date < today ? timelineId : timingOfDate(date, today);
  return (
    <div aria-live="polite">
      {suited === timelineId ? null : (
        <Alert tone="warning" title={`${TIMELINES[timelineId].name} is for ${DAYS[timelineId]}`}>
          <p>Your date is {formatPlainDate(date, 'long')}. Change the date or the timing.</p>
          <p>
            <Button size="sm" variant="outline" onClick={() => onSwitch(suited)}>
              {`Switch to ${TIMELINES[suited].name}${describePriceDifference(choices, suited)}`}
            </Button>
          </p>
        </Alert>
      )}
    </div>
  );
}

/**
 * The price difference in words: " and save $65", " for $65 more"; empty when a price is unknown.
 */
function describePriceDifference(choices: ChoiceAnswers, suited: TimelineId): string {
  const [now, then] = [choices, { ...choices, timelineId: suited }].map((one) => estimate(one));
  if (now?.status !== 'priced' || then?.status !== 'priced') return '';
  const cents = now.totalCents - then.totalCents;
  if (cents === 0) return '';
  return cents > 0 ? ` and save ${formatAud(cents)}` : ` for ${formatAud(-cents)} more`;
}
