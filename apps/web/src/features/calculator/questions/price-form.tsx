import type { PriceFormErrors } from './missing-answers.ts';
import type { PriceChoiceHandlers, PriceChoices } from '../price/price-choices.ts';
import { ExtrasQuestion } from './extras-question.tsx';
import { RoomsQuestion } from './rooms-question.tsx';
import { ServiceQuestion } from './service-question.tsx';
import { TimingQuestion } from './timing-question.tsx';

export interface PriceFormProps extends PriceChoiceHandlers {
  choices: PriceChoices;
  errors?: PriceFormErrors | undefined;
}

/** The four questions that determine a price. Controlled: every answer goes to its handler. */
export function PriceForm({ choices, errors = {}, ...handlers }: PriceFormProps) {
  const isNdis = choices.serviceId === 'ndis';
  return (
    <div>
      <ServiceQuestion
        legend="1. Choose a service"
        serviceId={choices.serviceId}
        onServiceChosen={handlers.onServiceChosen}
        error={errors.serviceId}
      />
      <RoomsQuestion
        legend="2. Count your rooms"
        rooms={choices.rooms}
        onRoomCountChanged={handlers.onRoomCountChanged}
      />
      <ExtrasQuestion
        legend="3. Add extras"
        addonIds={choices.addonIds}
        onAddonToggled={handlers.onAddonToggled}
        isNdis={isNdis}
      />
      <TimingQuestion
        legend="4. When do you need us?"
        timelineId={choices.timelineId}
        onTimelineChosen={handlers.onTimelineChosen}
        error={errors.timelineId}
      />
    </div>
  );
}
