import { aStaffToday, answer, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints, type StaffToday } from '@cleaning/contract';
import { afterAll, beforeAll, vi } from 'vitest';

export const HOME = '/staff/portal';

/** Lets the tests of a file run on Thursday 3 December, 10:12 am in Sydney. */
export function stopTheClock(): void {
  beforeAll(() => {
    vi.useFakeTimers({ now: new Date('2026-12-02T23:12:00.000Z'), toFake: ['Date'] });
  });
  afterAll(() => {
    vi.useRealTimers();
  });
}

export const todayIs = (today: Partial<StaffToday>) =>
  mockEndpoint(endpoints.getStaffToday, answer(aStaffToday(today)));
