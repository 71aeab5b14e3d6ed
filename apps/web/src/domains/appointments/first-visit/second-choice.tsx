import { describePreferredTime } from '@cleaning/contract/fields/rules';
import type { Openings } from '@cleaning/contract/appointments';
import { formatPlainDate } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { SelectField } from '@cleaning/ui/field';
import { Text } from '@cleaning/ui/text';
import { FIRST_VISIT_WORDS } from './first-visit-words.ts';
import type { FirstVisitProps } from './visit-wishes.ts';
import styles from './first-visit.module.css';

interface SecondChoiceProps extends FirstVisitProps {
  readonly days: Openings['days'];
}

const PARTS = ['any', 'morning', 'afternoon'];

/** Another day and time, for when the first choice is taken before the quote is approved. */
export function SecondChoice({ wishes, days, reader = 'client', onChange }: SecondChoiceProps) {
  const { preferredDate, preferredTime, secondDate, secondTime } = wishes;
  const open = days.filter(({ starts }) => starts.length > 0);
  const isFirstChoice = (date: string, time: string) =>
    date === preferredDate && time === preferredTime;
  const timesOn = (date: string) =>
    [...PARTS, ...(days.find((day) => day.date === date)?.starts ?? [])].filter(
      (time) => !isFirstChoice(date, time),
    );

  if (secondDate === '') {
    const next = open.find(({ date }) => date > preferredDate) ?? open[0];
    if (next === undefined) return null;
    return (
      <div className={styles['second']}>
        <span>
          <b>If that time goes</b>
          <Text as="span" size="sm" tone="muted">
            {FIRST_VISIT_WORDS[reader].secondChoice}
          </Text>
        </span>
        <Button
          variant="outline"
          size="sm"
          onClick={() =>
            onChange({ secondDate: next.date, secondTime: timesOn(next.date)[0] ?? 'any' })
          }
        >
          Add a second choice
        </Button>
      </div>
    );
  }

  const dates = [...new Set([secondDate, ...open.map(({ date }) => date)])].toSorted();
  const times = [...new Set([secondTime, ...timesOn(secondDate)])];
  return (
    <fieldset className={styles['times']}>
      <legend className={styles['timesTitle']}>If that time goes</legend>
      <div className={styles['second']}>
        <SelectField
          label="Second day"
          value={secondDate}
          options={dates.map((date) => ({ value: date, label: formatPlainDate(date, 'long') }))}
          onChange={({ target }) =>
            onChange({ secondDate: target.value, secondTime: timesOn(target.value)[0] ?? 'any' })
          }
        />
        <SelectField
          label="Second time"
          value={secondTime}
          options={times.map((time) => ({ value: time, label: describePreferredTime(time) }))}
          onChange={({ target }) => onChange({ secondTime: target.value })}
        />
        <Button variant="ghost" size="sm" onClick={() => onChange({ secondDate: '' })}>
          Remove the second choice
        </Button>
      </div>
    </fieldset>
  );
}
