import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimate } from './estimate.ts';
import { parseEstimateInput } from './estimate-input.ts';
import { isPricingError, PricingError } from './pricing-error.ts';

const valid = {
  serviceId: 'deep',
  rooms: { bedroom: 3 },
  addonIds: ['oven'],
  timelineId: 'standard',
} as const;

const badCounts = [
  -1,
  0.5,
  2.000_001,
  21,
  1e21,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  '3',
  '',
  null,
  undefined,
  true,
  [3],
  {},
];

const inheritedNames = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
const badIds = ['', 'Deep', 'deep ', ...inheritedNames, 0, null, undefined, ['deep'], {}];

const withRoom = (id: string, count: unknown) => ({
  ...valid,
  rooms: Object.fromEntries([[id, count]]),
});

const refusals = [
  ...badIds.map((value) => ({
    code: 'unknown_service',
    field: 'serviceId',
    value,
    input: { ...valid, serviceId: value },
  })),
  ...badIds.map((value) => ({
    code: 'unknown_timeline',
    field: 'timelineId',
    value,
    input: { ...valid, timelineId: value },
  })),
  ...badIds.map((value) => ({
    code: 'unknown_addon',
    field: 'addonIds',
    value,
    input: { ...valid, addonIds: ['oven', value] },
  })),
  ...[undefined, null, 'oven', { 0: 'oven', length: 1 }].map((value) => ({
    code: 'unknown_addon',
    field: 'addonIds',
    value,
    input: { ...valid, addonIds: value },
  })),
  ...['attic', 'Bedroom', '', ...inheritedNames].map((value) => ({
    code: 'unknown_room',
    field: 'rooms',
    value,
    input: withRoom(value, 1),
  })),
  ...badCounts.map((value) => ({
    code: 'invalid_room_count',
    field: 'rooms.bedroom',
    value,
    input: withRoom('bedroom', value),
  })),
  ...[undefined, null, 3, 'bedroom', [3]].map((value) => ({
    code: 'invalid_room_count',
    field: 'rooms',
    value,
    input: { ...valid, rooms: value },
  })),
  {
    code: 'duplicate_addon',
    field: 'addonIds',
    value: 'oven',
    input: { ...valid, addonIds: ['oven', 'fridge', 'oven'] },
  },
  ...[undefined, null, 'deep', 7, [], {}].map((input) => ({
    code: 'unknown_service',
    field: 'serviceId',
    value: undefined,
    input,
  })),
];

describe('parseEstimateInput', () => {
  test('returns a copy of valid choices without other fields', () => {
    const parsed = parseEstimateInput({ ...valid, rooms: { ...valid.rooms }, savedAt: 'noon' });
    expect(parsed).toEqual(valid);
    expect(parsed.rooms).not.toBe(valid.rooms);
    expect(parsed.addonIds).not.toBe(valid.addonIds);
  });

  test.each(refusals)('refuses $field $value as $code', ({ code, field, value, input }) => {
    const error = errorOf(() => parseEstimateInput(input));
    expect(error).toBeInstanceOf(PricingError);
    expect(error).toMatchObject({ name: 'PricingError', code, field, value });
    expect(isPricingError(error)).toBe(true);
  });

  test('is told apart from other errors, in an app with two copies of the package too', () => {
    const ofAnotherCopy = Object.assign(new Error('rooms cannot be 3.'), { name: 'PricingError' });
    expect([ofAnotherCopy, new Error('no'), null, 'PricingError'].map(isPricingError)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('refuses a prototype hidden in stored text', () => {
    const stored: unknown = JSON.parse(
      '{"serviceId":"deep","rooms":{"__proto__":{"bedroom":3}},"addonIds":[],"timelineId":"urgent"}',
    );
    expect(errorOf(() => parseEstimateInput(stored))).toMatchObject({ code: 'unknown_room' });
  });

  test('refuses a gap in the list of extras', () => {
    const addonIds: string[] = [];
    addonIds[1] = 'oven';
    expect(errorOf(() => parseEstimateInput({ ...valid, addonIds }))).toMatchObject({
      code: 'unknown_addon',
      value: undefined,
    });
  });

  test('throws only its own error, for any input', () => {
    const partly = fc.record(
      {
        serviceId: fc.oneof(fc.constant('deep'), fc.anything()),
        rooms: fc.oneof(fc.dictionary(fc.string(), fc.anything()), fc.anything()),
        addonIds: fc.oneof(fc.array(fc.anything()), fc.anything()),
        timelineId: fc.oneof(fc.constant('urgent'), fc.anything()),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(partly, fc.anything()), (input) => {
        const error = errorOf(() => parseEstimateInput(input));
        expect(error === undefined || error instanceof PricingError).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    [
      { ...valid, serviceId: 'attic' },
      'serviceId cannot be "attic". It has no price because we do not offer it. Choose one of: general, deep, end-of-lease,',
    ],
    [
      { ...valid, timelineId: undefined },
      'timelineId cannot be missing. It has no price because we do not offer it. Choose one of: standard, urgent, same-day.',
    ],
    [
      withRoom('bedroom', 21),
      'rooms.bedroom cannot be 21. We price whole rooms up to 20 of a kind. Use a whole number from 0 to 20.',
    ],
    [
      { ...valid, addonIds: ['oven', 'oven'] },
      'addonIds cannot be "oven". Each extra is priced once and this one is already in the list. List it once.',
    ],
    [
      { ...valid, rooms: [3] },
      'rooms cannot be a list. It pairs each room with a count. Use {} for no rooms.',
    ],
    [
      { ...valid, addonIds: null },
      'addonIds cannot be null. It lists the chosen extras. Use [] for none.',
    ],
    [
      { ...valid, addonIds: [Symbol('oven')] },
      'addonIds cannot be of type symbol. It has no price because we do not offer it.',
    ],
  ])('says what is wrong, why, and what to do: case %#', (input, message) => {
    expect(() => parseEstimateInput(input)).toThrow(message);
  });
});

test('an estimate refuses what cannot be priced, also for a service priced on request', () => {
  expect(
    errorOf(() => estimate({ ...valid, serviceId: 'window-carpet', rooms: { bedroom: -1 } })),
  ).toMatchObject({ code: 'invalid_room_count', field: 'rooms.bedroom' });
});

function errorOf(action: () => unknown): unknown {
  try {
    action();
    return undefined;
  } catch (error) {
    return error;
  }
}
