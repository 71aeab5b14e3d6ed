/** Timeouts and limits: of all refusals, those after which the same call may succeed later. */
const PASSING_REFUSALS: readonly number[] = [408, 425, 429];

/** Whether a call that was refused with this status may succeed later without a change. */
export const mayPassLater = (status: number): boolean => PASSING_REFUSALS.includes(status);
