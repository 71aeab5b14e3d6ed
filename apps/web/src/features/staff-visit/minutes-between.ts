/** Whole minutes from one moment to a later one. */
export const minutesBetween = (from: string, to: string | Date): number =>
  Math.max(0, Math.round((new Date(to).getTime() - Date.parse(from)) / 60_000));
