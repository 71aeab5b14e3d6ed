const DAY_MS = 24 * 60 * 60 * 1000;

/** What is wrong with the times of completed work, and which of the two to mend. */
export interface WorkTimesProblem {
  readonly field: 'started_at' | 'ended_at';
  readonly message: string;
}

/** The problem with the start and end of work, or null when they are possible. */
export function findWorkTimesProblem(startedAt: Date, endedAt: Date): WorkTimesProblem | null {
  if (endedAt <= startedAt) {
    return { field: 'ended_at', message: 'The work has to end after it begins.' };
  }
  return endedAt.getTime() - startedAt.getTime() > DAY_MS
    ? { field: 'started_at', message: 'The work took more than a day. Check both times.' }
    : null;
}
