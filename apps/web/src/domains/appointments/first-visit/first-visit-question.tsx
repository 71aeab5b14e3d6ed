import { plural } from '@cleaning/contract/rules';
import { addDays } from '@cleaning/ndis';
import { isPlanFunded, estimateMinutes } from '@cleaning/pricing';
import { Fieldset, type FieldsetProps } from '@cleaning/ui/fieldset';
import { Stack } from '@cleaning/ui/stack';
import { useState } from 'react';
import { DayChoice } from './day-choice.tsx';
import { FIRST_VISIT_WORDS } from './first-visit-words.ts';
import styles from './first-visit.module.css';
import { SecondChoice } from './second-choice.tsx';
import { TimeChoice } from './time-choice.tsx';
import { TimingNote } from './timing-note.tsx';
import { useOpenings } from './use-openings.ts';
import type { FirstVisitProps, VisitWishes } from './visit-wishes.ts';

export interface FirstVisitQuestionProps extends FirstVisitProps {
  readonly legend: string;
  readonly size?: FieldsetProps['size'];
  readonly className?: string | undefined;
  readonly id: string;
  readonly error?: string | undefined;
}

const SHOWN_DAYS = 14;

/** The day and time of the first visit, with the price under each day. Nothing is held by it. */
export function FirstVisitQuestion({
  legend,
  size,
  className,
  id,
  error,
  ...given
}: FirstVisitQuestionProps) {
  const { clean, wishes, today, reader = 'client' } = given;
  const words = FIRST_VISIT_WORDS[reader];
  const onChange = (changed: Partial<VisitWishes>) =>
    given.onChange({ ...changed, ...withoutEqualChoice({ ...wishes, ...changed }) });
  const props = { ...given, onChange };
  const [from, setFrom] = useState(() => firstShownDay(wishes.preferredDate, today));
  const minutes = clean === null ? null : estimateMinutes(clean);
  const isPlan = clean !== null && isPlanFunded(clean.serviceId);
  // A page that stays open past midnight must not offer yesterday.
  const first = from < today ? today : from;
  const { openings, retry } = useOpenings(minutes, first);
  const chosen = openings.days?.find(({ date }) => date === wishes.preferredDate) ?? null;
  return (
    <Fieldset
      className={className}
      id={id}
      legend={legend}
      size={size}
      error={error}
      hint={`${isPlan ? 'With a plan, each day costs the same.' : 'The price is under each day.'} ${words.nothingBooked}`}
    >
      <Stack gap="space-4">
        <DayChoice
          {...props}
          days={openings.days ?? unknownDays(first)}
          onShowDays={(direction) => setFrom(addDays(first, direction * SHOWN_DAYS))}
        />
        {clean === null || isPlan ? null : (
          <TimingNote {...props} clean={clean} days={openings.days} />
        )}
        {wishes.preferredDate === '' || clean === null ? null : (
          <>
            <TimeChoice
              wishes={wishes}
              status={openings.status}
              starts={chosen?.starts ?? null}
              reader={reader}
              onChange={onChange}
              onRetry={retry}
            />
            <SecondChoice {...props} days={openings.days ?? []} />
            <p className={styles['note']}>
              A visit like this takes about {describeLength(minutes ?? 0)}. {words.confirmation}
            </p>
          </>
        )}
      </Stack>
    </Fieldset>
  );
}

/** A second choice that became the first one is no choice any more. */
const withoutEqualChoice = (wishes: VisitWishes): Partial<VisitWishes> =>
  wishes.secondDate === wishes.preferredDate && wishes.secondTime === wishes.preferredTime
    ? { secondDate: '' }
    : {};

/** The two weeks that contain the chosen day. */
function firstShownDay(date: string, today: string): string {
  if (date <= today) return today;
  const days = Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
  return addDays(today, Math.floor(days / SHOWN_DAYS) * SHOWN_DAYS);
}

const unknownDays = (first: string) =>
  Array.from({ length: SHOWN_DAYS }, (_, index) => ({ date: addDays(first, index), starts: null }));

/** A length in words: "2 and a half hours". */
function describeLength(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (minutes % 60 > 0) return `${hours} and a half hours`;
  return plural(hours, 'hour');
}
