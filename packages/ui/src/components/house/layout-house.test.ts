import { describe, expect, test } from 'vitest';
import { type HouseRooms, MAX_ROOMS_OF_A_KIND, WALLS_TOP, layoutHouse } from './layout-house.ts';

const NONE: HouseRooms = {
  bedroom: 0,
  bathroom: 0,
  kitchen: 0,
  living: 0,
  dining: 0,
  garage: false,
  balcony: false,
};

const names = (rooms: Partial<HouseRooms>) =>
  layoutHouse({ ...NONE, ...rooms }).tiles.map((tile) => tile.name);

test('puts a bathroom after every second bedroom and the others at the end', () => {
  expect(names({ bedroom: 3, bathroom: 3, kitchen: 1, living: 1 })).toEqual([
    'bedroom',
    'bathroom',
    'bedroom-warm',
    'bedroom-deep',
    'bathroom',
    'bathroom',
    'kitchen',
    'living',
  ]);
});

test('fills an empty place on the ground floor with a front door', () => {
  const { tiles } = layoutHouse({ ...NONE, bedroom: 3, bathroom: 2, kitchen: 1, living: 1 });
  const ground = Math.max(...tiles.map((tile) => tile.y));
  const door = tiles.find((tile) => tile.name === 'door');
  expect(door).toMatchObject({ y: ground, x: Math.min(...tiles.map((tile) => tile.x)) });
});

test('has no door when every place is taken', () => {
  expect(names({ bedroom: 4 })).not.toContain('door');
});

test('is only a front door without rooms', () => {
  expect(names({})).toEqual(['door']);
});

test('alternates the bedroom walls between three colours', () => {
  expect(names({ bedroom: 4 })).toEqual(['bedroom', 'bedroom-warm', 'bedroom-deep', 'bedroom']);
});

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [10, 2],
  [11, 3],
  [20, 3],
])('%d rooms stand on %d floors', (bedroom, floors) => {
  expect(layoutHouse({ ...NONE, bedroom }).floors).toBe(floors);
});

test('draws planned rooms faintly until they are counted', () => {
  const planned = { ...NONE, kitchen: 1, living: 1, garage: true };
  const { tiles } = layoutHouse({ ...NONE, bedroom: 1, kitchen: 1 }, planned);
  expect(tiles.filter((tile) => tile.pale).map((tile) => tile.name)).toEqual(['living', 'garage']);
});

test.each([
  ['a fraction', 2.9, 2],
  ['a negative number', -3, 0],
  ['not a number', Number.NaN, 0],
  ['more than the most', 400, MAX_ROOMS_OF_A_KIND],
])('counts %s as a whole number of rooms', (_, bedroom, drawn) => {
  expect(names({ bedroom }).filter((name) => name.startsWith('bedroom'))).toHaveLength(drawn);
});

describe('for every mix of rooms', () => {
  const counts = [0, 1, 2, 5, 20];
  const mixes = counts.flatMap((bedroom) =>
    counts.flatMap((bathroom) =>
      counts.flatMap((living) =>
        [false, true].map((garage) => ({ ...NONE, bedroom, bathroom, living, garage })),
      ),
    ),
  );

  test('each room is drawn once, inside the walls, without touching another', () => {
    for (const rooms of mixes) {
      const { tiles, width, height } = layoutHouse(rooms);
      const expected = rooms.bedroom + rooms.bathroom + rooms.living + Number(rooms.garage);
      expect(tiles.filter((tile) => tile.name !== 'door')).toHaveLength(expected);
      expect(new Set(tiles.map((tile) => tile.key)).size).toBe(tiles.length);
      for (const tile of tiles) {
        expect(tile.x).toBeGreaterThan(0);
        expect(tile.x + tile.width).toBeLessThan(width);
        expect(tile.y).toBeGreaterThan(WALLS_TOP);
        expect(tile.y + tile.height).toBeLessThan(WALLS_TOP + height);
      }
      const overlaps = tiles.some((one, index) =>
        tiles
          .slice(index + 1)
          .some(
            (other) =>
              one.y === other.y && one.x < other.x + other.width && other.x < one.x + one.width,
          ),
      );
      expect(overlaps).toBe(false);
    }
  });

  test('rooms are never narrower than a tile and never twice as wide', () => {
    for (const rooms of mixes) {
      for (const tile of layoutHouse(rooms).tiles) {
        expect(tile.width).toBeGreaterThanOrEqual(120);
        expect(tile.width).toBeLessThan(240);
      }
    }
  });

  test('a room keeps its key when another joins', () => {
    for (const rooms of mixes) {
      const before = layoutHouse(rooms).tiles.filter((tile) => tile.name !== 'door');
      const after = new Set(layoutHouse({ ...rooms, kitchen: 1 }).tiles.map((tile) => tile.key));
      expect(before.every((tile) => after.has(tile.key))).toBe(true);
    }
  });
});
