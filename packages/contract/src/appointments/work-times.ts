const HOUR_MS = 60 * 60 * 1000;

/** A long end-of-lease clean takes ten hours. What is longer than this is a mistyped time. */
export const LONGEST_WORK_HOURS = 14;

/** What is wrong with the times of work, and which of the two to mend. */
export interface WorkTimesProblem {
  readonly field: 'started_at' | 'ended_at';
  readonly message: string;
}

/** The problem with the start and end of work, or null when they are possible. */
export function findWorkTimesProblem(startedAt: Date, endedAt: Date): WorkTimesProblem | null {
  if (endedAt <= startedAt) {
    return { field: 'ended_at', message: 'The finish is before the start. Type a later time.' };
  }
  return endedAt.getTime() - startedAt.getTime() > LONGEST_WORK_HOURS * HOUR_MS
    ? {
        field: 'ended_at',
        message: `That is more than ${LONGEST_WORK_HOURS} hours of work. Check both times.`,
      }
    : null;
}
