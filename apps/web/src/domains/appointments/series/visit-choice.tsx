import { addDays } from '@cleaning/ndis';
import { formatInstant, sydneyDateOf } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { Fieldset, OptionCard } from '@cleaning/ui/option-card';
import { useState } from 'react';
import { describeShortDate, describeStart } from '../format-appointment.ts';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';
import { type OpenVisit } from './describe-series.ts';

const SHOWN = 4;

export interface VisitChoiceProps {
  readonly visits: readonly OpenVisit[];
  readonly chosenId: string;
  readonly now: Date;
  readonly onChoose: (id: string) => void;
}

/** Chooses one of the coming visits, each with its free cancellation deadline. */
export function VisitChoice({ visits, chosenId, now, onChoose }: VisitChoiceProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? visits : visits.slice(0, SHOWN);
  const others = visits.length - shown.length;
  return (
    <>
      <Fieldset size="label" legend="Visit">
        {shown.map(({ visit }) => (
          <OptionCard
            key={visit.id}
            id={`skip-${visit.id}`}
            type="radio"
            name="skip-visit"
            checked={visit.id === chosenId}
            onChange={() => onChoose(visit.id)}
            title={unbrokenTimes(
              `${describeShortDate(visit.appointment_date)}, ${describeStart(visit)}`,
            )}
            detail={unbrokenTimes(describeNotice(visit, now))}
          />
        ))}
      </Fieldset>
      {others > 0 ? (
        <Button variant="ghost" block onClick={() => setShowsAll(true)}>
          {`Show ${others} more`}
        </Button>
      ) : null}
    </>
  );
}

function describeNotice({ free_until: until }: OpenVisit['visit'], now: Date): string {
  if (until === null) return 'Cancel free of charge';
  const date = sydneyDateOf(until);
  const today = sydneyDateOf(now);
  const day =
    date === today ? 'today' : date === addDays(today, 1) ? 'tomorrow' : describeShortDate(date);
  const moment = `${day}, ${formatInstant(until, 'time')}`;
  return now <= new Date(until)
    ? `Cancel free until ${moment}`
    : `Free until ${moment}: a fee may apply`;
}
