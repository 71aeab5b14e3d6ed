import { describe, expect, test } from 'vitest';
import { GALLERY_PAIRS } from './gallery.ts';

describe('the gallery', () => {
  test('names each pair once', () => {
    const ids = GALLERY_PAIRS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(GALLERY_PAIRS.map((pair) => [pair.id, pair] as const))(
    'tells in words what the two pictures of %s show',
    (_id, { before, after }) => {
      expect(before.src).not.toBe(after.src);
      expect(before.alt).toMatch(/^Before: /u);
      expect(after.alt).toMatch(/^After: /u);
    },
  );
});
