import type { PriceChoiceHandlers } from '#domains/calculator/price/price-choices.ts';
import type { Choices } from './editor/price-slots.ts';

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
