import { expect, it } from 'vitest';
import { instantText } from './json-rows.ts';

it.each([
  ['2026-03-08T23:24:00+00:00', '2026-03-08T23:24:00.000Z'],
  ['2026-03-08T23:24:00.5+00:00', '2026-03-08T23:24:00.500Z'],
  ['2026-03-08T23:24:00.123+00:00', '2026-03-08T23:24:00.123Z'],
  // A database whose own time zone is Sydney.
  ['2026-03-09T10:24:00.12+11:00', '2026-03-08T23:24:00.120Z'],
])('writes the instant %s of a JSON row as %s', (instant, text) => {
  expect(instantText(instant)).toBe(text);
  expect(instantText(new Date(instant))).toBe(text);
});
