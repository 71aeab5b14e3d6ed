import type { Appointment } from '@cleaning/contract/appointments';
import {
  describeStop,
  stoppedBy,
  TIME_HAS_PASSED,
  type Answers,
} from '@cleaning/contract/availability/rules';
import { ApiError, refuseField, staleVersion } from '../core/http/api-error.ts';
import type { LoadedAppointment } from './load-appointment.ts';

export const timeHasPassed = (): ApiError => refuseField('starts_at', TIME_HAS_PASSED);

/**
 * Refuses a plan that the check of its cleaner stops, in the words of the check.
 *
 * @param seesOthers whether the caller may read whom the cleaner visits instead.
 * @param current the unchanged appointment; absent when none was created.
 */
export function assertNotStopped(
  answers: Answers,
  cleaner: string,
  {
    seesOthers,
    current,
  }: { readonly seesOthers: boolean; readonly current?: Appointment | undefined },
): void {
  const why = describeStop(answers, cleaner, { seesOthers });
  if (why === null) return;
  const question = stoppedBy(answers);
  if (question === 'past') throw timeHasPassed();
  const code = question === 'leave' ? 'on_leave' : 'double_booked';
  throw new ApiError(code, why, current === undefined ? {} : { current });
}

/**
 * Another process gave the cleaner a visit at that time between the check and the write.
 *
 * @param current the unchanged appointment; absent when none was created.
 */
export const doubleBooked = (firstName: string, current?: Appointment): ApiError =>
  new ApiError(
    'double_booked',
    `${firstName} already has a visit at that time. Choose another time or another cleaner.`,
    current === undefined ? {} : { current },
  );

/**
 * Keeps a note for the office that somebody saved meanwhile. A note adds no version, so that it never
 * refuses the start or the end of the visit.
 *
 * @param earlier the note that the caller read; undefined is not compared.
 * @throws ApiError `stale_version` when another one is saved.
 */
export function assertSameNote(
  { row, appointment }: Pick<LoadedAppointment, 'row' | 'appointment'>,
  earlier: string | undefined,
): void {
  if (earlier === undefined || earlier === row.completionNotes) return;
  throw staleVersion(
    appointment,
    'The note for the office has changed since you opened it. Check it and try again.',
  );
}
