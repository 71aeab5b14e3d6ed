import { describe, expect, it } from 'vitest';
import { driveMinutes } from './drive-times.ts';

describe('the estimate of a drive', () => {
  it.each([
    ['Parramatta', 'Rooty Hill', 40],
    ['Epping', 'Bondi', 60],
    ['Glebe', 'Leichhardt', 15],
    ['Manly', 'Manly', 5],
  ])('%s to %s takes about %i minutes', (from, to, minutes) => {
    expect(Math.abs((driveMinutes(from, to) ?? 0) - minutes)).toBeLessThanOrEqual(10);
    expect(driveMinutes(to, from)).toBe(driveMinutes(from, to));
  });

  it('ignores the spelling of a suburb, and is empty outside the table', () => {
    expect(driveMinutes(' GLEBE ', 'manly')).toBe(driveMinutes('Glebe', 'Manly'));
    expect(driveMinutes('Glebe', 'Atlantis')).toBeNull();
  });
});
