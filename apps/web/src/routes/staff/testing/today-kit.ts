import { aStaffToday, answer, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints, type StaffToday } from '@cleaning/contract';
import { afterAll, beforeAll, vi } from 'vitest';

export const HOME = '/staff/portal';

/** Sets the clock of a file's tests to 10:12 am in Sydney on Thursday 3 December. */
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
