/** How many rooms a house has. Counts are whole numbers from 0 to 20. */
export interface HouseRooms {
  bedroom: number;
  bathroom: number;
  kitchen: number;
  living: number;
  dining: number;
  garage: boolean;
  balcony: boolean;
}

export type TileName =
  | 'bedroom'
  | 'bedroom-warm'
  | 'bedroom-deep'
  | 'bathroom'
  | 'kitchen'
  | 'living'
  | 'dining'
  | 'garage'
  | 'balcony'
  | 'door';

/** One room as drawn. Lengths are in the drawing's own units; a tile is 120 by 100. */
export interface HouseTile {
  /** Identifies the same room in different layouts. */
  key: string;
  name: TileName;
  /** Planned but not counted, so it is drawn faintly. */
  pale: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface HouseLayout {
  tiles: readonly HouseTile[];
  floors: number;
  /** The walls, without the roof above them. */
  width: number;
  height: number;
}

/** The most rooms of one kind that a house counts. */
export const MAX_ROOMS_OF_A_KIND = 20;

/** The y position of the walls, under the roof. */
export const WALLS_TOP = 78;

const TILE_WIDTH = 120;
const TILE_HEIGHT = 100;
const GAP = 5;

const BEDROOM_WALLS: readonly TileName[] = ['bedroom', 'bedroom-warm', 'bedroom-deep'];

const COUNTED = ['bedroom', 'bathroom', 'kitchen', 'living', 'dining'] as const;
const OPTIONAL = ['garage', 'balcony'] as const;

type RoomKind = (typeof COUNTED)[number] | (typeof OPTIONAL)[number];
type Room = Pick<HouseTile, 'key' | 'name' | 'pale'>;

/**
 * Places every room of a house: bedrooms with a bathroom after every second one, the other
 * bathrooms, then the shared rooms. A front door fills a spare place on the ground floor.
 *
 * @param planned Rooms to draw faintly where the count does not reach them yet.
 */
export function layoutHouse(rooms: HouseRooms, planned?: HouseRooms): HouseLayout {
  const inOrder = orderRooms(rooms, planned);
  const floors = countFloors(inOrder.length);
  const columns = floors === 1 ? inOrder.length + 1 : Math.ceil(inOrder.length / floors);
  const rows = splitIntoFloors(inOrder, floors, columns);
  const width = columns * (TILE_WIDTH + GAP) + GAP;

  return {
    floors,
    width,
    height: floors * (TILE_HEIGHT + GAP) + GAP,
    tiles: rows.flatMap((row, floor) => {
      const roomWidth = (width - GAP) / row.length - GAP;
      return row.map((room, column) => ({
        ...room,
        x: GAP + column * (roomWidth + GAP),
        y: WALLS_TOP + GAP + floor * (TILE_HEIGHT + GAP),
        width: roomWidth,
        height: TILE_HEIGHT,
      }));
    }),
  };
}

function orderRooms(rooms: HouseRooms, planned: HouseRooms | undefined): Room[] {
  const of = (kind: RoomKind): Room[] => {
    const counted = toCount(rooms[kind]);
    const drawn = Math.max(counted, toCount(planned?.[kind] ?? 0));
    return Array.from({ length: drawn }, (_, index) => ({
      key: `${kind}-${index}`,
      name: tileName(kind, index),
      pale: index >= counted,
    }));
  };

  const bathrooms = of('bathroom');
  const upstairs = of('bedroom').flatMap((bedroom, index) =>
    index % 2 === 0 ? [bedroom, ...bathrooms.splice(0, 1)] : [bedroom],
  );
  return [...upstairs, ...bathrooms, ...[...COUNTED.slice(2), ...OPTIONAL].flatMap(of)];
}

function tileName(kind: RoomKind, index: number): TileName {
  return kind === 'bedroom' ? (BEDROOM_WALLS[index % BEDROOM_WALLS.length] ?? kind) : kind;
}

function toCount(value: number | boolean): number {
  const count = Math.floor(Number(value));
  return count > 0 ? Math.min(count, MAX_ROOMS_OF_A_KIND) : 0;
}

/**
 * The number of floors: a cottage for one or two rooms, two floors up to ten rooms, then three,
 * then as many as keep the building wider than tall.
 */
function countFloors(roomCount: number): number {
  if (roomCount <= 2) return 1;
  if (roomCount <= 10) return 2;
  return Math.max(3, Math.ceil(Math.sqrt(roomCount / 2.7)));
}

/**
 * Distributes the rooms evenly over the floors, starting at the top, so that no floor is overfull.
 */
function splitIntoFloors(inOrder: readonly Room[], floors: number, columns: number): Room[][] {
  const hasDoor = inOrder.length < floors * columns;
  const places = inOrder.length + (hasDoor ? 1 : 0);
  const rows: Room[][] = [];
  let next = 0;
  for (let floor = 0; floor < floors; floor += 1) {
    const size = Math.floor(places / floors) + (floor < places % floors ? 1 : 0);
    const onGround = floor === floors - 1;
    const row = inOrder.slice(next, next + size - (onGround && hasDoor ? 1 : 0));
    next += row.length;
    rows.push(onGround && hasDoor ? [FRONT_DOOR, ...row] : row);
  }
  return rows;
}

const FRONT_DOOR: Room = { key: 'door', name: 'door', pale: false };
