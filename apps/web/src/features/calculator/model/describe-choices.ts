import { ROOM_IDS } from '@cleaning/pricing';
import { addonName, capitalise, countedRooms } from '../../../content/price-words.ts';
import type { PriceChoices } from './price-choices.ts';

/** The rooms of a price in one line: "3 bedrooms, 1 kitchen". */
export function describeRooms({ rooms }: PriceChoices): string {
  const counted = ROOM_IDS.flatMap((id) => {
    const count = rooms[id] ?? 0;
    return count === 0 ? [] : [countedRooms(id, count)];
  });
  return counted.length === 0 ? 'None counted' : counted.join(', ');
}

/** The extras of a price in one line: "Oven deep clean, fridge clean". */
export function describeExtras({ addonIds }: PriceChoices): string {
  return addonIds.length === 0 ? 'None' : capitalise(addonIds.map(addonName).join(', '));
}
