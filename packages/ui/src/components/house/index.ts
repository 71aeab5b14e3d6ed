export { House, type HouseProps } from './house.tsx';
export {
  type HouseLayout,
  type HouseRooms,
  type HouseTile,
  MAX_ROOMS_OF_A_KIND,
  layoutHouse,
} from './layout-house.ts';
export { default as houseRoomsUrl } from './rooms.svg?no-inline';
