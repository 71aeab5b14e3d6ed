/** The middle and the largest of some times, in whole milliseconds. */
export function summarise(times: readonly number[]): { median: number; worst: number } {
  const sorted = times.toSorted((one, other) => one - other);
  return {
    median: Math.round(sorted[Math.floor(sorted.length / 2)] ?? NaN),
    worst: Math.round(sorted.at(-1) ?? NaN),
  };
}

/** Whether a goal is met, and by what it is not. */
export function verdict(isMet: boolean, goal: string, short: readonly string[] = []): string {
  const which = short.length === 0 ? '.' : `: ${short.join(', ')}.`;
  return `${isMet ? 'Meets' : 'Short of'} the goal of less than ${goal}${which}`;
}
