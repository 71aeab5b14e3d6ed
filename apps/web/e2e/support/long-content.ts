import type { Page } from '@playwright/test';
import { withoutLiveChanges } from './live.ts';

/** Names without a place to break. */
const FIRST_NAME = 'Anneliesewilhelminakatharinaeva';
const LAST_NAME = 'Wolfeschlegelsteinhausenbergerdorffwelchevoraltern';
const PERSON = `${FIRST_NAME} ${LAST_NAME}`;
const ADDRESS =
  'https://www.example.com/an-address-without-any-place-to-break-0123456789-0123456789-0123456789';
const PROSE = `${'The dog is friendly, and the gate sticks a little. '.repeat(20)}${ADDRESS}`;

/** Long texts by the ending of the field name in the response. */
const LONG_TEXTS: readonly (readonly [RegExp, string])[] = [
  [/(?:^|_)email$/u, 'anneliese.wolfeschlegelsteinhausen.bergerdorff@department.example.com'],
  [/(?:^|_)suburb$/u, 'Woolloomooloonorthkurrajongheights North-East'],
  [/(?:^|_)line1$/u, 'Unit 1204, Level 12, 1388 Old Great Northern Highway Service Road'],
  [/^(?:subject|label|what)$/u, `About ${ADDRESS}`],
  [
    /(?:^|_)file_name$/u,
    'End_of_lease_inspection_report_with_photos_of_every_room_2026_11_23_final.pdf',
  ],
  [/^(?:text|reference)$/u, 'TRANSFERCREDITANNELIESEWOLFESCHLEGELSTEINHAUSENBERGERDORFF 26000364'],
  [/(?:^|_)(?:notes?|body|description|excerpt|answer|reason)$/u, PROSE],
  [/^(?:message|parking|mobility|products)$/u, PROSE],
  [
    /(?:^|_)first_name$|^(?:cleaner|usual_cleaner|cleaner_name|actor_name)$|(?<!skipped)_by$/u,
    FIRST_NAME,
  ],
  [/(?:^|_)last_name$/u, LAST_NAME],
  [
    /^(?:name|goes_to|kept_for|signed_for|(?:client|nominee|payer|plan_manager|signed|approved)_name)$/u,
    PERSON,
  ],
];

/** A number that the service gives: "Q-1048", "INV-2026-00002". */
const GIVEN_NUMBER = /^[A-Z]+(?:-\d+)+$/u;

/** Amounts are multiplied by a thousand, so that sums still agree. */
const AMOUNT = /_cents$/u;

/**
 * Gives every name, address, note and amount in later responses the greatest length.
 *
 * @param mostRows how many rows of a list to show; all of them by default.
 */
export async function showLongContent(page: Page, mostRows = Infinity): Promise<void> {
  await page.route('**/api/v1/**', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    if (!(response.headers()['content-type'] ?? '').includes('json')) {
      return route.fulfill({ response });
    }
    return route.fulfill({ response, json: shorten(lengthen(await response.json()), mostRows) });
  });
  await page.addInitScript(lengthenOwnName, FIRST_NAME);
  // The stream never ends, so its response cannot be read and changed as a whole.
  await withoutLiveChanges(page);
}

/** Runs in the page. The name in the frame is that of the session, which the browser keeps. */
function lengthenOwnName(firstName: string): void {
  // An iframe, such as that of a previewed file, has no storage of its own.
  if (window !== window.top) return;
  const user = localStorage.getItem('user');
  if (user === null) return;
  localStorage.setItem('user', JSON.stringify({ ...JSON.parse(user), first_name: firstName }));
}

/** Takes the later rows from a page of a list. */
function shorten(answer: unknown, mostRows: number): unknown {
  if (typeof answer !== 'object' || answer === null || !('results' in answer)) return answer;
  const { results } = answer;
  return Array.isArray(results) ? { ...answer, results: results.slice(0, mostRows) } : answer;
}

function lengthen(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => lengthen(each, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, lengthen(each, name)]),
    );
  }
  if (typeof value === 'number' && AMOUNT.test(key)) return value * 1000;
  if (typeof value !== 'string' || value === '' || GIVEN_NUMBER.test(value)) return value;
  return LONG_TEXTS.find(([name]) => name.test(key))?.[1] ?? value;
}
