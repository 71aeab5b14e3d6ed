import { describe, expect, test } from 'vitest';
import { GALLERY_PAIRS, galleryLead, galleryPairs } from './gallery.ts';
import { photoPair } from './testing/photo-pair.ts';

describe('the gallery', () => {
  test('lists each pair once', () => {
    const ids = GALLERY_PAIRS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(GALLERY_PAIRS.map((pair) => [pair.id, pair] as const))(
    'describes the two pictures of %s',
    (_id, { before, after }) => {
      expect(before.src).not.toBe(after.src);
      expect(before.alt).toMatch(/^Before: /u);
      expect(after.alt).toMatch(/^After: /u);
    },
  );
});

describe('photos in the gallery', () => {
  test('come first, and replace the drawings of their rooms', () => {
    const pairs = galleryPairs([photoPair('Kitchen'), photoPair('Laundry')]);
    expect(pairs.map(({ room, isIllustration }) => [room, isIllustration])).toEqual([
      ['Kitchen', false],
      ['Laundry', false],
      ['Living room', true],
      ['Bathroom', true],
      ['Bedroom', true],
      ['Office', true],
    ]);
  });

  test('change the text about the pictures', () => {
    expect(galleryLead(galleryPairs([]))).toMatch(/These pictures are illustrated examples/u);
    const some = galleryPairs([photoPair('Kitchen')]);
    expect(galleryLead(some)).toMatch(/Pictures marked as illustrated examples/u);
    expect(galleryLead(some.filter(({ isIllustration }) => !isIllustration))).not.toMatch(
      /illustrated/u,
    );
  });
});
