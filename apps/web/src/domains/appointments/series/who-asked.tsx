import { Fieldset, OptionCard, OptionGrid } from '@cleaning/ui/option-card';
import type { FieldProps } from '#kit/forms/use-schema-form.ts';

export interface WhoAskedProps {
  readonly field: FieldProps;
  readonly clientName: string;
}

/** Asks staff whether the client wants a visit left out, who may owe a fee, or the company. */
export function WhoAsked({ field, clientName }: WhoAskedProps) {
  return (
    <Fieldset size="label" legend="Who asked?">
      <OptionGrid keepColumns>
        <OptionCard
          {...field}
          id={`${field.id}-client`}
          type="radio"
          value="client"
          title={clientName}
        />
        <OptionCard {...field} id={`${field.id}-us`} type="radio" value="staff" title="We did" />
      </OptionGrid>
    </Fieldset>
  );
}
