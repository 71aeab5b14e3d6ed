import { describe, expect, test } from 'vitest';
import type { GalleryPair } from '#content/gallery.ts';
import { EVERY_ROOM, pairsOfRoom, roomFilters } from './room-filters.ts';

const pair = (id: string, room: string): GalleryPair => ({
  id,
  room,
  service: 'Deep cleaning',
  before: { src: `${id}-before.svg`, alt: 'Before: dusty' },
  after: { src: `${id}.svg`, alt: 'After: clean' },
  isIllustration: true,
});

const PAIRS = [pair('one', 'Kitchen'), pair('two', 'Bathroom'), pair('three', 'Kitchen')];

describe('the filters of the gallery', () => {
  test('are one for all rooms, then one for each kind in the order of their appearance', () => {
    expect(roomFilters(PAIRS, 'All rooms').map(({ label }) => label)).toEqual([
      'All rooms',
      'Kitchen',
      'Bathroom',
    ]);
  });

  test('select the pairs of one kind, or all', () => {
    expect(pairsOfRoom(PAIRS, 'Kitchen').map(({ id }) => id)).toEqual(['one', 'three']);
    expect(pairsOfRoom(PAIRS, EVERY_ROOM)).toEqual(PAIRS);
  });
});
