import type { FieldsetProps } from '@cleaning/ui/fieldset';
import type { PriceFormErrors } from './missing-answers.ts';
import type { PriceChoiceHandlers, PriceChoices } from '../price/price-choices.ts';
import { ExtrasQuestion } from './extras-question.tsx';
import { RoomsQuestion } from './rooms-question.tsx';
import { ServiceQuestion } from './service-question.tsx';

export interface PriceFormProps extends PriceChoiceHandlers {
  choices: Omit<PriceChoices, 'timelineId'>;
  errors?: PriceFormErrors | undefined;
  /** The number of the first question; none in a form whose steps have numbers of their own. */
  firstNumber?: number | undefined;
  /** Smaller where the questions stand below the heading of a step. */
  size?: FieldsetProps['size'];
}

/** What is to be cleaned. Controlled: every answer goes to its handler. */
export function PriceForm({
  choices,
  errors = {},
  firstNumber,
  size,
  ...handlers
}: PriceFormProps) {
  const numbered = (index: number, label: string) =>
    firstNumber === undefined ? label : `${firstNumber + index}. ${label}`;
  return (
    <>
      <ServiceQuestion
        legend={numbered(0, 'Choose a service')}
        size={size}
        serviceId={choices.serviceId}
        onServiceChosen={handlers.onServiceChosen}
        error={errors.serviceId}
      />
      <RoomsQuestion
        legend={numbered(1, 'Count your rooms')}
        size={size}
        rooms={choices.rooms}
        onRoomCountChanged={handlers.onRoomCountChanged}
      />
      <ExtrasQuestion
        legend={numbered(2, 'Add extras')}
        size={size}
        addonIds={choices.addonIds}
        onAddonToggled={handlers.onAddonToggled}
        isNdis={choices.serviceId === 'ndis'}
      />
    </>
  );
}
