import * as fc from 'fast-check';

/** Text that has caused bugs in programs. */
const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\u202Eevil',
  '😀'.repeat(50),
  'x'.repeat(20_000),
  '<script>alert(1)</script>',
  "'; drop table users; --",
  '%00',
  '../../etc/passwd',
  '{{7*7}}',
  '=cmd()',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e400',
  '9'.repeat(400),
  '0x10',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13T00:00:00.000Z',
  '2026-11-21T25:61:61Z',
  '00000000-0000-0000-0000-000000000000',
  'a@b@c.d',
  '__proto__',
  'constructor',
] as const;

export const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Any JSON value. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0.1,
    -0,
    1e308,
    Number.MAX_SAFE_INTEGER + 2,
    2_147_483_648,
    -9e15,
    [],
    {},
    [[]],
    { constructor: null },
    nested(60),
    nested(2000),
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

function nested(depth: number): unknown {
  return depth === 0 ? [] : [nested(depth - 1)];
}
