import type { HandOver } from '@cleaning/contract/people';
import { plural } from '@cleaning/contract/rules';
import { Fieldset } from '@cleaning/ui/option-card';
import { capitalise } from '#kit/lib/capitalise.ts';
import { describeVisit, describeVisitStart } from '#domains/cleaners/describe-leave-visit.ts';
import { VisitChoices } from '#domains/cleaners/visit-choices.tsx';
import {
  choiceOfOffice,
  choiceOfSeries,
  choiceOfVisit,
  countVisits,
  type HandOverChoices,
  hasAnythingToHandOver,
  hasOfficeWork,
  leftOver,
  OFFICE,
  seriesOptions,
  cleanersForVisit,
} from './hand-over-choices.ts';
import { describeSeriesToHandOver } from './hand-over-words.ts';
import { OfficeChoice } from './office-choice.tsx';

interface HandOverListProps {
  /** Whose work it is. */
  readonly name: string;
  readonly handOver: HandOver;
  /** "after Fri 4 Dec", "from now on". */
  readonly when: string;
  readonly choices: HandOverChoices;
  readonly ownId: string | undefined;
  readonly onChoose: (choices: HandOverChoices) => void;
}

/** What is still somebody's, with a choice of who takes over each. */
export function HandOverList({
  name,
  handOver,
  when,
  choices,
  ownId,
  onChoose,
}: HandOverListProps) {
  const { series, visits } = handOver;
  const choose = (key: string, choice: string) => onChoose({ ...choices, [key]: choice });
  const regular = series.reduce((sum, { visit_count: count }) => sum + count, 0);
  if (!hasAnythingToHandOver(handOver)) {
    return <p>{`${name} has nothing to hand over ${when}.`}</p>;
  }
  return (
    <>
      {series.length === 0 ? null : (
        <Fieldset size="label" legend={`${plural(regular, 'regular visit')} ${when}`}>
          <VisitChoices
            visits={series.map((each) => ({
              id: each.series.id,
              clientName: each.series.client_name,
              detail: capitalise(describeSeriesToHandOver(each)),
              note: describeLeft(leftOver(each, choices)),
              label: `Cleaner for ${each.series.client_name}, ${describeSeriesToHandOver(each)}`,
              value: choiceOfSeries(each, choices),
              options: seriesOptions(each),
            }))}
            onChoose={choose}
          />
        </Fieldset>
      )}
      {visits.length === 0 ? null : (
        <Fieldset size="label" legend={`${plural(visits.length, 'single visit')} ${when}`}>
          <VisitChoices
            visits={visits.map((visit) => ({
              id: visit.appointment.id,
              clientName: visit.appointment.client_name,
              detail: describeVisit(visit),
              label: `Cleaner for ${visit.appointment.client_name}, ${describeVisitStart(visit)}`,
              value: choiceOfVisit(visit, choices),
              options: cleanersForVisit(visit),
            }))}
            onChoose={choose}
          />
        </Fieldset>
      )}
      {series.length + visits.length === 0 ? null : (
        <p aria-live="polite">{describeCounts(countVisits(handOver, choices))}</p>
      )}
      {hasOfficeWork(handOver) ? (
        <OfficeChoice
          name={name}
          handOver={handOver}
          value={choiceOfOffice(handOver, choices[OFFICE] ?? ownId)}
          onChoose={(choice) => choose(OFFICE, choice)}
        />
      ) : null}
    </>
  );
}

const describeLeft = (left: number): string | undefined =>
  left === 0 ? undefined : `${plural(left, 'visit stays', 'visits stay')} without a cleaner.`;

const describeCounts = ({ given, left }: ReturnType<typeof countVisits>): string =>
  `${plural(given, 'visit')} with another cleaner, ${left} without a cleaner.`;
