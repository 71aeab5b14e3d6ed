import type { RoomCounts } from '@cleaning/pricing';
import type { HouseRooms } from '@cleaning/ui/house';
import { countedRooms } from '../../../content/price-words.ts';

const NO_ROOMS: HouseRooms = {
  bedroom: 0,
  bathroom: 0,
  kitchen: 0,
  living: 0,
  dining: 0,
  garage: false,
  balcony: false,
};

/** Rooms that the price does not count yet, drawn faintly: the calculator asks for them next. */
export const PLANNED_ROOMS: HouseRooms = { ...NO_ROOMS, kitchen: 1, living: 1 };

export function houseRooms(rooms: RoomCounts): HouseRooms {
  return { ...NO_ROOMS, ...rooms };
}

/** The drawing in words. */
export function describeHouse({ bedroom = 0, bathroom = 0 }: RoomCounts): string {
  return `A house with ${countedRooms('bedroom', bedroom)} and ${countedRooms('bathroom', bathroom)}`;
}
