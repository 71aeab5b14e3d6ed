import type { Appointment } from '@cleaning/contract';
import { ApiError } from '../../platform/http/api-error.ts';

/** Somebody changed the appointment after the caller read it. */
export const staleVersion = (current: Appointment): ApiError =>
  new ApiError(
    'stale_version',
    'This visit has changed since you opened it. Check it and try again.',
    { current },
  );

/**
 * The person chosen is somewhere else at that time.
 *
 * @param current the appointment as it still is; absent for one that was to be made.
 */
export const doubleBooked = (firstName: string, current?: Appointment): ApiError =>
  new ApiError(
    'double_booked',
    `${firstName} already has a visit at that time. Choose another time or another person.`,
    current === undefined ? {} : { current },
  );
