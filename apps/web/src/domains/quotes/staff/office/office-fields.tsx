import type { Address } from '@cleaning/contract/clients';
import type { QuoteChoices } from '@cleaning/contract/quotes';
import { Card } from '@cleaning/ui/card';
import { Stack } from '@cleaning/ui/stack';
import type { FieldProps } from '#kit/forms/use-schema-form.ts';
import { AddressChoice } from '#domains/clients/address-choice.tsx';
import { ChoiceFields, PlaceFields } from '../../choice-fields.tsx';
import { isOutsideAreas, type StaffChoices } from '../../staff-choices.ts';
import { NoteCard } from '../offer/note-card.tsx';
import { OfferLines } from '../offer/offer-lines.tsx';
import type { useOfferLines } from '../offer/use-offer-lines.ts';
import type { OFFICE_FIELDS } from './office-values.ts';

export interface OfficeFieldsProps {
  /** The first name of the client. */
  readonly name: string;
  readonly addresses: readonly Address[];
  readonly choices: StaffChoices;
  /** What the list price is of. */
  readonly listed: QuoteChoices;
  readonly lines: ReturnType<typeof useOfferLines>;
  readonly field: (name: (typeof OFFICE_FIELDS)[number]) => FieldProps;
  readonly onChange: (changed: Partial<StaffChoices>) => void;
}

/** The fields of a quote that the office writes: where, what, when and for how much. */
export function OfficeFields({
  name,
  addresses,
  choices,
  listed,
  lines,
  field,
  onChange,
}: OfficeFieldsProps) {
  return (
    <>
      <Card title="Where">
        <Stack gap="space-4">
          <AddressChoice
            addresses={addresses}
            place={choices}
            onChange={onChange}
            hasError={isOutsideAreas(choices.postcode)}
          >
            <PlaceFields choices={choices} field={field} optional={false} />
          </AddressChoice>
        </Stack>
      </Card>
      <Card title="What to clean, and when">
        <Stack gap="space-4">
          <ChoiceFields
            choices={choices}
            field={field}
            onChange={onChange}
            withoutPlace
            withoutTotal
          />
        </Stack>
      </Card>
      <OfferLines choices={listed} offer={{ ...lines, schemaForm: { field } }} last={null} />
      <NoteCard name={name} field={field('company_notes')} />
    </>
  );
}
