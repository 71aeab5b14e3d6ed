import { expect, test } from 'vitest';
import { describeMultiplier } from './describe-multiplier.ts';
import { TIMELINES } from './price-tables.ts';

test.each([
  [100, '× 1.0'],
  [125, '× 1.25'],
  [120, '× 1.2'],
  [150, '× 1.5'],
])('reads a multiplier of %d percent as %s', (multiplierPercent, words) => {
  expect(describeMultiplier(multiplierPercent)).toBe(words);
});

const { standard, ...dearer } = TIMELINES;

test.each(Object.values(dearer))('the detail of $name states its figures', (timeline) => {
  expect(timeline.detail).toContain(`price ${describeMultiplier(timeline.multiplierPercent)}`);
  expect(timeline.detail).toContain(`${timeline.depositPercent}% deposit`);
});

test('the detail of the standard timeline promises no deposit because it has none', () => {
  expect(standard).toMatchObject({ depositPercent: 0, detail: 'No deposit' });
});
