import { Alert } from '@cleaning/ui/alert';
import { TextAreaField } from '@cleaning/ui/field';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import type { FieldProps } from '#kit/forms/use-schema-form.ts';
import { isOutsideAreas } from './staff-choices.ts';

export interface OutsideAreaProps {
  readonly suburb: string;
  readonly postcode: string;
  /** The field for why we take a place outside. */
  readonly reason: FieldProps;
}

/** Says when a place is outside our areas, and asks staff why we take it. */
export function OutsideArea({ suburb, postcode, reason }: OutsideAreaProps) {
  if (!isOutsideAreas(postcode)) return null;
  const place = [suburb, postcode].map((part) => part.trim()).filter((part) => part !== '');
  return (
    <>
      <Alert
        tone="warning"
        icon={MapPinOff}
        live
        title={`${place.join(' ')} is outside our areas.`}
      >
        <p>You can take it with a reason.</p>
      </Alert>
      <TextAreaField
        {...reason}
        label="Why outside our areas"
        hint="The quote keeps it. Only we can read it."
        rows={2}
        maxLength={500}
      />
    </>
  );
}
