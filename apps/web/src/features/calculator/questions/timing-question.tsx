import { type TimelineId, TIMELINES, TIMELINE_IDS, describeMultiplier } from '@cleaning/pricing';
import { Fieldset } from '@cleaning/ui/fieldset';
import { OptionCard, OptionGrid } from '@cleaning/ui/option-card';
import { QUESTION_IDS } from './missing-answers.ts';
import styles from './question.module.css';

export interface TimingQuestionProps {
  legend?: string | undefined;
  timelineId: TimelineId | null;
  onTimelineChosen: (timelineId: TimelineId) => void;
  error?: string | undefined;
}

export function TimingQuestion({
  legend = 'When do you need us?',
  timelineId,
  onTimelineChosen,
  error,
}: TimingQuestionProps) {
  return (
    <Fieldset
      className={styles['question']}
      id={QUESTION_IDS.timelineId}
      legend={legend}
      error={error}
    >
      <OptionGrid columns={3}>
        {TIMELINE_IDS.map((id) => (
          <OptionCard
            key={id}
            type="radio"
            name="timing"
            value={id}
            title={TIMELINES[id].name}
            detail={timingDetail(id)}
            checked={timelineId === id}
            aria-invalid={error === undefined ? undefined : true}
            onChange={() => onTimelineChosen(id)}
          />
        ))}
      </OptionGrid>
    </Fieldset>
  );
}

function timingDetail(id: TimelineId): readonly string[] {
  const { multiplierPercent, depositPercent } = TIMELINES[id];
  if (multiplierPercent === 100) {
    return ['Same price', 'No deposit'];
  }
  const effect = `price ${describeMultiplier(multiplierPercent)}`;
  const day = id === 'urgent' ? 'Next day' : 'Today';
  return [`${day}, ${effect}`, `${depositPercent}% deposit`];
}
