import { addDays } from '@cleaning/ndis';
import {
  estimate,
  formatAud,
  formatPlainDate,
  isPlanFunded,
  timelineOn,
  TIMELINES,
} from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { Inline } from '@cleaning/ui/inline';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { FIRST_VISIT_WORDS } from './first-visit-words.ts';
import type { FirstVisitProps, PricedClean } from './visit-wishes.ts';
import styles from './first-visit.module.css';

interface ShownDay {
  readonly date: string;
  /** Null while it is not known which times are free. */
  readonly starts: readonly string[] | null;
}

interface DayChoiceProps extends FirstVisitProps {
  readonly days: readonly ShownDay[];
  /** Shows the two weeks before (-1) or after (1) these. */
  readonly onShowDays: (direction: -1 | 1) => void;
}

/** The days of two weeks as radio buttons, each with its price. Days without a free time are full. */
export function DayChoice({
  clean,
  wishes,
  today,
  reader = 'client',
  days,
  onChange,
  onShowDays,
}: DayChoiceProps) {
  const first = days[0]?.date ?? today;
  const choose = (preferredDate: string) => onChange({ preferredDate, preferredTime: 'any' });
  return (
    <>
      <ol className={styles['days']}>
        {days.map((day) => (
          <li key={day.date}>
            <DayCard
              day={day}
              today={today}
              clean={clean}
              isChosen={wishes.preferredDate === day.date}
              onChosen={() => choose(day.date)}
            />
          </li>
        ))}
      </ol>
      <Inline gap="space-2" align="center" justify="between">
        <label className={styles['slot']}>
          <input
            type="radio"
            name="first-visit-day"
            checked={wishes.preferredDate === ''}
            onChange={() => onChange({ preferredDate: '', secondDate: '' })}
          />
          <span>{FIRST_VISIT_WORDS[reader].anyDay}</span>
        </label>
        <Inline as="span">
          {first > today ? (
            <Button variant="ghost" size="sm" icon={<ChevronLeft />} onClick={() => onShowDays(-1)}>
              Earlier days
            </Button>
          ) : null}
          <Button
            variant="ghost"
            size="sm"
            iconEnd={<ChevronRight />}
            onClick={() => onShowDays(1)}
          >
            Later days
          </Button>
        </Inline>
      </Inline>
    </>
  );
}

interface DayCardProps {
  readonly day: ShownDay;
  readonly today: string;
  readonly clean: PricedClean;
  readonly isChosen: boolean;
  readonly onChosen: () => void;
}

function DayCard({ day: { date, starts }, today, clean, isChosen, onChosen }: DayCardProps) {
  const isFull = starts?.length === 0;
  const isPlan = clean !== null && isPlanFunded(clean.serviceId);
  // With a plan, each day costs the same.
  const timelineId = isPlan ? 'standard' : timelineOn(date, today);
  return (
    <label className={styles['day']} data-soon={timelineId === 'standard' ? undefined : true}>
      <input
        type="radio"
        name="first-visit-day"
        value={date}
        disabled={isFull && !isChosen}
        checked={isChosen}
        onChange={onChosen}
      />
      <small>{nameDay(date, today)}</small> <b>{dayAndMonth(date)}</b>{' '}
      <em>
        {isFull ? fullText(date, today) : isPlan ? freeText(starts) : priceOn(clean, date, today)}
      </em>
      {timelineId === 'standard' || isFull ? null : (
        <VisuallyHidden>, {TIMELINES[timelineId].name.toLowerCase()}</VisuallyHidden>
      )}
    </label>
  );
}

/** Today may only be over. */
const fullText = (date: string, today: string): string => (date === today ? 'None left' : 'Full');

const freeText = (starts: ShownDay['starts']): string => (starts === null ? '–' : 'Free time');

function priceOn(clean: PricedClean, date: string, today: string): string {
  if (clean === null) return '–';
  const price = estimate({ ...clean, timelineId: timelineOn(date, today) });
  return price.status === 'priced' ? formatAud(price.totalCents) : 'On request';
}

/** "Today", "Tomorrow" or "Thu" */
function nameDay(date: string, today: string): string {
  if (date === today) return 'Today';
  return date === addDays(today, 1) ? 'Tomorrow' : formatPlainDate(date, 'long').slice(0, 3);
}

/** "26 Nov" */
const dayAndMonth = (date: string): string =>
  formatPlainDate(date, 'medium').split(' ').slice(0, 2).join(' ');
