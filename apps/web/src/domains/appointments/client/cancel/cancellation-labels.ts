import type { Appointment, AppointmentSummary } from '@cleaning/contract/appointments';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';
import { describeMoment } from '../../format-appointment.ts';
import type { LateFee } from '../../late-fee.ts';

/** Whether cancelling costs something, as text for the client before they decide. */
export interface CancelCost {
  /** True while cancelling is free of charge. */
  readonly isFree: boolean;
  readonly title: string;
  readonly text: string;
}

/** The cost of cancelling an appointment at a moment. */
export function cancellationCost(
  { free_until: freeUntil }: Pick<AppointmentSummary, 'free_until'>,
  now: Date,
  fee: Pick<LateFee, 'words'> = { words: 'A fee may apply.' },
): CancelCost {
  if (freeUntil === null) {
    return {
      isFree: true,
      title: 'Free to cancel',
      text: 'We have not set a time for this visit yet, so there is no fee.',
    };
  }
  const moment = unbrokenTimes(describeMoment(freeUntil));
  if (now.getTime() <= new Date(freeUntil).getTime()) {
    return {
      isFree: true,
      title: `Cancel free until ${moment}`,
      text: `Cancel before then and you pay nothing. After that, ${lowerFirst(fee.words)}`,
    };
  }
  return {
    isFree: false,
    title: `Free cancellation ended ${moment}`,
    text: `That time has passed. ${fee.words} We will tell you before we charge anything.`,
  };
}

/** The outcome of a cancellation, as the client reads it. */
export function describeCancelled({
  cancellation,
  free_until: freeUntil,
  starts_at: starts,
  fee,
}: Appointment): string {
  if (cancellation?.is_late !== true || freeUntil === null) {
    return `Your ${starts === null ? 'request' : 'visit'} is cancelled. There is no charge.`;
  }
  const ended = `Your visit is cancelled. Free cancellation ended ${unbrokenTimes(describeMoment(freeUntil))}`;
  return fee !== null && fee.state !== 'open'
    ? `${ended}.`
    : `${ended}, so a fee may apply. We will tell you before we charge anything.`;
}

/** A sentence as the second half of another one. */
const lowerFirst = (sentence: string): string =>
  sentence.charAt(0).toLowerCase() + sentence.slice(1);
