import { type TimelineId, TIMELINES, TIMELINE_IDS, describeMultiplier } from '@cleaning/pricing';
import { Fieldset } from '@cleaning/ui/fieldset';
import { OptionCard, OptionGrid } from '@cleaning/ui/option-card';
import { capitalise } from '../../../content/price-words.ts';
import { QUESTION_IDS } from './missing-answers.ts';
import styles from './question.module.css';

export interface TimingQuestionProps {
  legend?: string | undefined;
  timelineId: TimelineId | null;
  onTimelineChosen: (timelineId: TimelineId) => void;
  error?: string | undefined;
  /** An NDIS invoice has no deposit, whatever the timing. */
  isNdis?: boolean | undefined;
}

/** How soon. */
export function TimingQuestion({
  legend = 'When do you need us?',
  timelineId,
  onTimelineChosen,
  error,
  isNdis = false,
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
            title={capitalise(TIMELINES[id].name.toLowerCase())}
            detail={timingDetail(id, isNdis)}
            checked={timelineId === id}
            aria-invalid={error === undefined ? undefined : true}
            onChange={() => onTimelineChosen(id)}
          />
        ))}
      </OptionGrid>
    </Fieldset>
  );
}

function timingDetail(id: TimelineId, isNdis: boolean): readonly string[] {
  const { multiplierPercent, depositPercent } = TIMELINES[id];
  if (multiplierPercent === 100) {
    return ['Same price', 'No deposit'];
  }
  const effect = `price ${describeMultiplier(multiplierPercent)}`;
  const day = id === 'urgent' ? 'Next day' : 'Today';
  return [`${day}, ${effect}`, isNdis ? 'No deposit' : `${depositPercent}% deposit`];
}
