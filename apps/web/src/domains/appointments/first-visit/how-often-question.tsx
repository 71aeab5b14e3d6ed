import { isOneOffService, isPlanFunded, type ServiceId } from '@cleaning/pricing';
import { Fieldset, type FieldsetProps } from '@cleaning/ui/fieldset';
import { OptionCard, OptionGrid } from '@cleaning/ui/option-card';
import { HOW_OFTEN, type VisitWishes } from './visit-wishes.ts';

export interface HowOftenQuestionProps {
  readonly legend: string;
  readonly size?: FieldsetProps['size'];
  readonly className?: string | undefined;
  readonly serviceId: ServiceId | null;
  readonly intervalWeeks: VisitWishes['intervalWeeks'];
  /** The price of a visit at standard timing, such as "$285"; null while it is not known. */
  readonly price: string | null;
  readonly onChosen: (weeks: VisitWishes['intervalWeeks']) => void;
}

/** One visit, or regular ones. Not asked about a service for one occasion. */
export function HowOftenQuestion({
  legend,
  size,
  className,
  serviceId,
  intervalWeeks,
  price,
  onChosen,
}: HowOftenQuestionProps) {
  if (serviceId !== null && isOneOffService(serviceId)) {
    return (
      <Fieldset className={className} legend={legend} size={size}>
        <p>This clean is for one occasion, so we come once.</p>
      </Fieldset>
    );
  }
  // A plan pays by the hour, and not this price.
  const isPlan = serviceId !== null && isPlanFunded(serviceId);
  return (
    <Fieldset
      className={className}
      legend={legend}
      size={size}
      hint="The price is the same each visit. Skip one, pause or stop when you like."
    >
      <OptionGrid columns={4}>
        {HOW_OFTEN.map(({ weeks, name }) => (
          <OptionCard
            key={name}
            type="radio"
            name="how-often"
            value={weeks ?? 0}
            title={name}
            detail={isPlan ? [describeVisits(weeks), 'from the plan'] : listDetails(weeks, price)}
            checked={intervalWeeks === weeks}
            onChange={() => onChosen(weeks)}
          />
        ))}
      </OptionGrid>
    </Fieldset>
  );
}

function listDetails(weeks: number | null, price: string | null): readonly string[] {
  return price === null ? [] : [price, describeVisits(weeks)];
}

const describeVisits = (weeks: number | null): string =>
  weeks === null ? 'for one visit' : 'each visit';
