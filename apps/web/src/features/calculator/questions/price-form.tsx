import type { PriceFormErrors } from './missing-answers.ts';
import type { PriceChoiceHandlers, PriceChoices } from '../price/price-choices.ts';
import { ExtrasQuestion } from './extras-question.tsx';
import { RoomsQuestion } from './rooms-question.tsx';
import { ServiceQuestion } from './service-question.tsx';
import { TimingQuestion } from './timing-question.tsx';

export interface PriceFormProps extends PriceChoiceHandlers {
  choices: PriceChoices;
  errors?: PriceFormErrors | undefined;
  /** Leaves the numbers out, for a form whose steps have numbers of their own. */
  isUnnumbered?: boolean;
}

/** The four questions that determine a price. Controlled: every answer goes to its handler. */
export function PriceForm({
  choices,
  errors = {},
  isUnnumbered = false,
  ...handlers
}: PriceFormProps) {
  const numbered = (number: number, label: string) =>
    isUnnumbered ? label : `${number}. ${label}`;
  const isNdis = choices.serviceId === 'ndis';
  return (
    <div>
      <ServiceQuestion
        legend={numbered(1, 'Choose a service')}
        serviceId={choices.serviceId}
        onServiceChosen={handlers.onServiceChosen}
        error={errors.serviceId}
      />
      <RoomsQuestion
        legend={numbered(2, 'Count your rooms')}
        rooms={choices.rooms}
        onRoomCountChanged={handlers.onRoomCountChanged}
      />
      <ExtrasQuestion
        legend={numbered(3, 'Add extras')}
        addonIds={choices.addonIds}
        onAddonToggled={handlers.onAddonToggled}
        isNdis={isNdis}
      />
      <TimingQuestion
        legend={numbered(4, 'When do you need us?')}
        timelineId={choices.timelineId}
        onTimelineChosen={handlers.onTimelineChosen}
        error={errors.timelineId}
      />
    </div>
  );
}
