import { aStaffToday, aTodaysVisit, answer, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints, type StaffToday } from '@cleaning/contract';
import { afterAll, beforeAll, vi } from 'vitest';

export const HOME = '/staff/portal';

/** A cleaner. */
export const MIA = {
  id: '0190a1b2-0000-7000-8000-000000000009',
  first_name: 'Mia',
  last_name: 'Tran',
};

/** Lets the tests of a file run on Thursday 3 December, 10:12 am in Sydney. */
export function stopTheClock(): void {
  beforeAll(() => {
    vi.useFakeTimers({ now: new Date('2026-12-02T23:12:00.000Z'), toFake: ['Date'] });
  });
  afterAll(() => {
    vi.useRealTimers();
  });
}

/** A visit of Mia's today. */
export const aVisit = (overrides: Parameters<typeof aTodaysVisit>[0] = {}) =>
  aTodaysVisit({ staff_member: { id: MIA.id, first_name: 'Mia' }, ...overrides });

export const todayIs = (today: Partial<StaffToday>) =>
  mockEndpoint(endpoints.getStaffToday, answer(aStaffToday(today)));
