/** A moment as a request or a record has it; null where there is none. */
type Moment = Date | string | null;

interface PlannedTime {
  readonly startsAt: Moment;
  readonly endsAt: Moment;
}

/** Whether a visit keeps its time by a plan. One that has no time yet keeps none. */
export const keepsTime = (visit: PlannedTime, plan: PlannedTime): boolean =>
  isSameMoment(visit.startsAt, plan.startsAt) && isSameMoment(visit.endsAt, plan.endsAt);

const isSameMoment = (one: Moment, other: Moment): boolean =>
  one !== null && other !== null && new Date(one).getTime() === new Date(other).getTime();

/**
 * Why a command that gives a visit another time is refused when the time stays: the client would read
 * of a new time that is the old one.
 */
export const SAME_TIME = {
  accept_reschedule:
    'The visit is at this time already. Choose another time, or decline the request.',
  reschedule: 'The visit is at this time already. Choose another time, or change only the cleaner.',
} as const;
