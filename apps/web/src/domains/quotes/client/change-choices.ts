import type { PriceChoiceHandlers } from '#domains/calculator/price/price-choices.ts';
import type { QuoteDraft } from '#domains/calculator/quote-draft/quote-draft.ts';

/** What is to be cleaned; the service is possibly missing. */
export type Choices = Pick<QuoteDraft, 'serviceId' | 'rooms' | 'addonIds'>;

/** Handlers that apply each answer of the calculator to the current choices. */
export function changeChoices(
  choices: Choices,
  onChange: (choices: Choices) => void,
): PriceChoiceHandlers {
  return {
    onServiceChosen: (serviceId) => onChange({ ...choices, serviceId }),
    onRoomCountChanged: (roomId, count) =>
      onChange({ ...choices, rooms: { ...choices.rooms, [roomId]: count } }),
    onAddonToggled: (addonId) =>
      onChange({
        ...choices,
        addonIds: choices.addonIds.includes(addonId)
          ? choices.addonIds.filter((id) => id !== addonId)
          : [...choices.addonIds, addonId],
      }),
  };
}
