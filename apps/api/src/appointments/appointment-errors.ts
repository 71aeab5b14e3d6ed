import type { Appointment } from '@cleaning/contract/appointments';
import { ApiError } from '../core/http/api-error.ts';

/**
 * The chosen member of staff is away at that time.
 *
 * @param current the unchanged appointment; absent when none was created.
 */
export const onLeave = (firstName: string, current?: Appointment): ApiError =>
  new ApiError(
    'on_leave',
    `${firstName} is on leave at that time. Choose another time or another person.`,
    current === undefined ? {} : { current },
  );

/**
 * The chosen member of staff has another appointment at that time.
 *
 * @param current the unchanged appointment; absent when none was created.
 */
export const doubleBooked = (firstName: string, current?: Appointment): ApiError =>
  new ApiError(
    'double_booked',
    `${firstName} already has a visit at that time. Choose another time or another person.`,
    current === undefined ? {} : { current },
  );
