import type { HouseRooms } from '@cleaning/ui/house';
import { ROOM_IDS } from '@cleaning/pricing';
import { countedRooms } from '#content/price-texts.ts';
import type { PriceChoices } from './price-choices.ts';

/** The rooms drawn faintly until they are counted. */
export const PLANNED_ROOMS: HouseRooms = {
  bedroom: 2,
  bathroom: 1,
  kitchen: 1,
  living: 1,
  dining: 0,
  garage: false,
  balcony: false,
};

/** The rooms of the choices, for the illustration. */
export function houseRooms({ rooms, addonIds }: PriceChoices): HouseRooms {
  return {
    bedroom: rooms.bedroom ?? 0,
    bathroom: rooms.bathroom ?? 0,
    kitchen: rooms.kitchen ?? 0,
    living: rooms.living ?? 0,
    dining: rooms.dining ?? 0,
    garage: addonIds.includes('garage'),
    balcony: addonIds.includes('balcony'),
  };
}

/** The alternative text of the illustration: "A house with 3 bedrooms, 1 kitchen, a garage". */
export function describeHouse({ rooms, addonIds }: PriceChoices): string {
  const parts = ROOM_IDS.flatMap((id) => {
    const count = rooms[id] ?? 0;
    return count === 0 ? [] : [countedRooms(id, count)];
  });
  const outside = (['garage', 'balcony'] as const).filter((id) => addonIds.includes(id));
  const all = [...parts, ...outside.map((id) => `a ${id}`)];
  return all.length === 0 ? 'A house with no rooms counted yet' : `A house with ${all.join(', ')}`;
}
