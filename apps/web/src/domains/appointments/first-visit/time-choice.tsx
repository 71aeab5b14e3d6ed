import { joinWithAnd } from '@cleaning/contract/rules';
import { describePreferredTime } from '@cleaning/contract/fields/rules';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { formatPlainDate } from '@cleaning/pricing';
import { Inline } from '@cleaning/ui/inline';
import { FIRST_VISIT_WORDS, type FirstVisitReader } from './first-visit-words.ts';
import styles from './first-visit.module.css';
import type { OpeningsState } from './use-openings.ts';
import type { VisitWishes } from './visit-wishes.ts';

interface TimeChoiceProps {
  readonly wishes: VisitWishes;
  readonly status: OpeningsState['status'];
  /** The free start times of the chosen day; null while they are not known. */
  readonly starts: readonly string[] | null;
  readonly reader: FirstVisitReader;
  readonly onChange: (changed: Partial<VisitWishes>) => void;
  readonly onRetry: () => void;
}

const NOON = '12:00';

/** The time of the first visit: a start that is free, a part of the day, or any time. */
export function TimeChoice({ wishes, status, starts, reader, onChange, onRetry }: TimeChoiceProps) {
  const { preferredDate, preferredTime } = wishes;
  const day = formatPlainDate(preferredDate, 'long').replace(/ \d{4}$/u, '');
  const morning = starts?.filter((time) => time < NOON) ?? [];
  const afternoon = starts?.filter((time) => time >= NOON) ?? [];
  const hasPart = (part: readonly string[]) => starts === null || part.length > 0;
  const slot = (value: string, name = describePreferredTime(value)) => (
    <label key={value} className={styles['slot']}>
      <input
        type="radio"
        name="first-visit-time"
        value={value}
        checked={preferredTime === value}
        onChange={() => onChange({ preferredTime: value })}
      />
      <span>{name}</span>
    </label>
  );
  return (
    <fieldset className={styles['times']}>
      <legend className={styles['timesTitle']}>{day}: pick a time</legend>
      <TakenNotice time={preferredTime} starts={starts} />
      {status === 'failed' ? (
        <Alert tone="danger" live title="We could not load the free times.">
          <p>{FIRST_VISIT_WORDS[reader].withoutTimes}</p>
          <p>
            <Button variant="outline" size="sm" icon={<RefreshCw />} onClick={onRetry}>
              Try again
            </Button>
          </p>
        </Alert>
      ) : null}
      <Inline gap="space-2" align="center">
        {slot('any')}
      </Inline>
      {hasPart(morning) ? (
        <Inline gap="space-2" align="center">
          {morning.map((time) => slot(time))}
          {slot('morning', 'Any morning time')}
        </Inline>
      ) : null}
      {hasPart(afternoon) ? (
        <Inline gap="space-2" align="center">
          {afternoon.map((time) => slot(time))}
          {slot('afternoon', 'Any afternoon time')}
        </Inline>
      ) : null}
      <output className={styles['note']}>{status === 'loading' ? 'Finding free times' : ''}</output>
    </fieldset>
  );
}

/** Says that the chosen start was taken by somebody else meanwhile. */
function TakenNotice({
  time,
  starts,
}: {
  readonly time: string;
  readonly starts: readonly string[] | null;
}) {
  if (starts === null || !time.includes(':') || starts.includes(time)) return null;
  const free = starts.slice(0, 2).map((start) => describePreferredTime(start));
  const others =
    free.length === 0
      ? 'That day is full now. Choose another day.'
      : `${joinWithAnd(free)} ${free.length === 1 ? 'is' : 'are'} still free.`;
  return (
    <Alert tone="warning" live title={`${describePreferredTime(time)} has just gone.`}>
      <p>{others} Your other answers are kept.</p>
    </Alert>
  );
}
