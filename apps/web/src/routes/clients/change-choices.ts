import type { PriceChoiceHandlers } from '../../features/calculator/index.ts';
import type { Choices } from '../../features/quotes/index.ts';

/** What each answer of the calculator makes of the choices so far. */
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
    onTimelineChosen: (timelineId) => onChange({ ...choices, timelineId }),
  };
}
