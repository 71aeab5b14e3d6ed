import { formatAud, TIMELINE_IDS, TIMELINES } from '@cleaning/pricing';
import { Disclosure } from '@cleaning/ui/disclosure';
import { TextAreaField } from '@cleaning/ui/field';
import { Fieldset } from '@cleaning/ui/fieldset';
import { OptionCard, OptionGrid } from '@cleaning/ui/option-card';
import type { FieldProps } from '#kit/forms/use-schema-form.ts';
import { type StaffChoices, chooseTiming, totalOfChoices } from './staff-choices.ts';
import styles from './timing-choice.module.css';

export interface TimingChoiceProps {
  readonly choices: StaffChoices;
  /** The date in Sydney. */
  readonly today: string;
  /** The field for why the timing is not that of the day. */
  readonly reason: FieldProps;
  readonly onChosen: (timeline: StaffChoices['timeline_id']) => void;
}

/** The timing of the chosen day, which staff may change with a reason. */
export function TimingChoice({ choices, today, reason, onChosen }: TimingChoiceProps) {
  if (choices.preferred_date === '') return null;
  const { byDay, timelineId } = chooseTiming(choices, today);
  const name = TIMELINES[timelineId].name.toLowerCase();
  // The reason is not in the disclosure, so that it is never asked for out of sight.
  return (
    <div>
      <Disclosure
        className={styles['root']}
        summary={
          <span className={styles['summary']}>
            Change the timing{' '}
            <small>{timelineId === byDay ? `Now ${name}, by the day` : `Now ${name}`}</small>
          </span>
        }
      >
        <Fieldset legend="Timing" size="label">
          <OptionGrid keepColumns>
            {[byDay, ...TIMELINE_IDS.filter((id) => id !== byDay)].map((id) => (
              <OptionCard
                key={id}
                type="radio"
                name="timeline"
                value={id}
                title={TIMELINES[id].name}
                detail={[
                  id === byDay ? 'By the day' : 'With a reason',
                  ...describePrice({ ...choices, timeline_id: id }, today),
                ]}
                checked={id === timelineId}
                onChange={() => onChosen(id === byDay ? '' : id)}
              />
            ))}
          </OptionGrid>
        </Fieldset>
      </Disclosure>
      {timelineId === byDay ? null : (
        <TextAreaField
          {...reason}
          className={styles['reason']}
          label="Why this timing"
          hint="The quote keeps it. Only we can read it."
          rows={2}
          maxLength={500}
        />
      )}
    </div>
  );
}

function describePrice(choices: StaffChoices, today: string): string[] {
  const total = totalOfChoices(choices, today);
  return total === null ? [] : [formatAud(total)];
}
