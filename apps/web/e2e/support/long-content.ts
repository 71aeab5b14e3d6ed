import type { Page } from '@playwright/test';
import { withoutLiveChanges } from './live.ts';

const PERSON = 'Wolfeschlegelsteinhausen-Bergerdorff';
const ADDRESS =
  'https://www.example.com/an-address-without-any-place-to-break-0123456789-0123456789-0123456789';
const PROSE = `${'The dog is friendly, and the gate sticks a little. '.repeat(20)}${ADDRESS}`;

/** Long texts by the ending of the field name in the response. */
const LONG_TEXTS: readonly (readonly [RegExp, string])[] = [
  [/(?:^|_)email$/u, 'anneliese.wolfeschlegelsteinhausen.bergerdorff@department.example.com'],
  [/(?:^|_)suburb$/u, 'Woolloomooloo North-East'],
  [/(?:^|_)line1$/u, 'Unit 1204, Level 12, 1388 Old Great Northern Highway Service Road'],
  [/^(?:subject|label)$/u, `About ${ADDRESS}`],
  [/(?:^|_)(?:notes?|body|description)$/u, PROSE],
  [
    /^(?:client_name|(?:\w+_)?last_name|(?:nominee|payer|plan_manager)_name)$/u,
    `Anneliese ${PERSON}`,
  ],
];

/** Amounts are multiplied by a thousand, so that sums still agree. */
const AMOUNT = /_cents$/u;

/** Gives every name, address, note and amount in later responses the greatest length. */
export async function showLongContent(page: Page): Promise<void> {
  await page.route('**/api/v1/**', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    if (!(response.headers()['content-type'] ?? '').includes('json')) {
      return route.fulfill({ response });
    }
    return route.fulfill({ response, json: lengthen(await response.json()) });
  });
  // The stream never ends, so its response cannot be read and changed as a whole.
  await withoutLiveChanges(page);
}

function lengthen(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => lengthen(each, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, lengthen(each, name)]),
    );
  }
  if (typeof value === 'number' && AMOUNT.test(key)) return value * 1000;
  if (typeof value !== 'string' || value === '') return value;
  return LONG_TEXTS.find(([name]) => name.test(key))?.[1] ?? value;
}
