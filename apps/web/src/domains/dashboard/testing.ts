import { aStaffToday, answer, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { StaffToday } from '@cleaning/contract/staff';
import { beforeEach, vi } from 'vitest';

export const HOME = '/staff/portal';

/** Sets the time of a file's tests to 10:12 am in Sydney on Thursday 3 December. */
export function setTimeOfToday(): void {
  beforeEach(() => {
    vi.setSystemTime('2026-12-02T23:12:00.000Z');
  });
}

export const todayIs = (today: Partial<StaffToday>) =>
  mockEndpoint(endpoints.getStaffToday, answer(aStaffToday(today)));
