import type { AppointmentSummary, StaffCalendar } from '@cleaning/contract/appointments';
import { aCheckedCleaner } from '@cleaning/api-client/testing';
import type { AvailabilityCheck, CheckAvailabilityRequest } from '@cleaning/contract/availability';
import type { Browser, Page } from '@playwright/test';
import { STAFF_CALENDAR_PATH } from '#domains/appointments/visit-paths.ts';
import { logIn } from './demo-users.ts';
import {
  measureBareButton,
  measureInteraction,
  settle,
  watchInteractions,
} from './measure-interaction.ts';
import { BARE, type Durations, report } from './report-interactions.ts';

const CLEANERS = 20;
const VISITS_A_DAY = 4;
const FIRST_HOUR = 7;
const ROUNDS = 3;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Prints how long the week of twenty cleaners takes to answer a press or a key on a desktop at full speed, beside a bare
 * button. The week is the demo's own, with its first visit repeated for every cleaner and day.
 */
export async function benchCalendar(browser: Browser, baseURL: string): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    // The bare button is tapped.
    hasTouch: true,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
  });
  const page = await context.newPage();
  await watchInteractions(page);
  await logIn(page, 'staff');
  await fillCalendar(page);
  report(`in the calendar of ${CLEANERS} cleaners and 7 days, at full speed`, await measure(page));
  await context.close();
}

async function measure(page: Page): Promise<Durations> {
  const durations = new Map<string, number[]>();
  const note = async (name: string, act: () => Promise<void>) => {
    durations.set(name, [...(durations.get(name) ?? []), ...(await measureInteraction(page, act))]);
  };
  const visits = page.locator('[data-visit]');
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(STAFF_CALENDAR_PATH);
    await visits.nth(CLEANERS * VISITS_A_DAY).waitFor();
    await settle(page);
    durations.set(BARE, [...(durations.get(BARE) ?? []), ...(await measureBareButton(page))]);
    await note('Calendar: open a visit', () => visits.nth(30).click());
    await note('Calendar: leave it', () =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^(?:Leave it as it is|Close)$/u })
        .click(),
    );
    await visits.nth(30).focus();
    await note('Calendar: M to move it', () => page.keyboard.press('m'));
    await note('Calendar: an arrow to the next day', () => page.keyboard.press('ArrowRight'));
    await note('Calendar: an arrow to the next cleaner', () => page.keyboard.press('ArrowDown'));
    await note('Calendar: Escape', () => page.keyboard.press('Escape'));
    await note('Calendar: the week after', () =>
      page.getByRole('link', { name: 'Week after' }).click(),
    );
  }
  return durations;
}

/** Answers each read of the calendar with a full week, in which every plan is possible. */
async function fillCalendar(page: Page): Promise<void> {
  await page.route('**/api/v1/appointments/availability/**', (route) =>
    route.fulfill({ json: freeAt(route.request().postDataJSON() as CheckAvailabilityRequest) }),
  );
  await page.route('**/api/v1/appointments/staff_calendar/**', async (route) => {
    const response = await route.fetch();
    const calendar = (await response.json()) as StaffCalendar;
    const from = new URL(route.request().url()).searchParams.get('from') ?? '';
    await route.fulfill({ response, json: fullWeek(calendar, from) });
  });
}

function fullWeek(calendar: StaffCalendar, from: string): StaffCalendar {
  const [sample] = [...calendar.appointments, ...calendar.requests];
  if (sample === undefined) throw new Error('The demo has no visit to fill the calendar with.');
  const cleaners = Array.from({ length: CLEANERS }, (_, index) => ({
    id: idOf(index),
    first_name: `Cleaner ${index + 1}`,
  }));
  const appointments = cleaners.flatMap((cleaner, row) =>
    Array.from({ length: 7 * VISITS_A_DAY }, (_, index): AppointmentSummary => {
      const day = Math.floor(index / VISITS_A_DAY);
      const hour = FIRST_HOUR + 2 * (index % VISITS_A_DAY);
      // An hour early in winter, which makes no difference here.
      const start = Date.parse(`${from}T00:00:00+11:00`) + day * DAY_MS + hour * HOUR_MS;
      return {
        ...sample,
        id: idOf(1000 * (row + 1) + index),
        status: 'confirmed',
        starts_at: new Date(start).toISOString(),
        ends_at: new Date(start + HOUR_MS).toISOString(),
        staff_member: cleaner,
      };
    }),
  );
  return { ...calendar, cleaners, appointments, trips: [], hours: [], away: [], openings: [] };
}

const idOf = (index: number): string =>
  `5b1f2a3c-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** Every cleaner is free at each of the times. */
const freeAt = ({ starts, minutes }: CheckAvailabilityRequest): AvailabilityCheck => ({
  has_more: false,
  times: starts.map((start) => ({
    starts_at: start,
    ends_at: new Date(Date.parse(start) + minutes * 60_000).toISOString(),
    cleaners: Array.from({ length: CLEANERS }, (_, index) =>
      aCheckedCleaner({
        staff_member: { id: idOf(index), first_name: `Cleaner ${index + 1}` },
      }),
    ),
  })),
});
