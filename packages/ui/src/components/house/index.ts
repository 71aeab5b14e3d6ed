import rooms from './rooms.svg?no-inline';

export { House, type HouseProps } from './house.tsx';
export {
  type HouseLayout,
  type HouseRooms,
  type HouseTile,
  MAX_ROOMS_OF_A_KIND,
  layoutHouse,
} from './layout-house.ts';

/** The one drawing that holds every room, for a preload link. */
export const houseRoomsUrl: string = rooms;
