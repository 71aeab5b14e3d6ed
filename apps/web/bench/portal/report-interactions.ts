import { summarise, verdict } from './summarise.ts';

const GOAL_MS = 100;
/** The name under which a button that does nothing was measured. */
export const BARE = 'a bare button';

/** How long each interaction took, in milliseconds, by its name. */
export type Durations = ReadonlyMap<string, readonly number[]>;

/** Prints the interactions beside the bare button, and which of them were slower than the goal. */
export function report(where: string, durations: Durations): void {
  const bare = summarise(durations.get(BARE) ?? []);
  const rows = [...durations].map(([name, taken]) => {
    const { median, worst } = summarise(taken);
    const ratio = Number((median / bare.median).toFixed(2));
    return [name, { 'median ms': median, 'worst ms': worst, ratio, count: taken.length }] as const;
  });
  console.log(`\nFrom a press or a key to the next paint, ${where}. The ratio is of the medians.`);
  console.table(Object.fromEntries(rows));
  const slow = rows
    .filter(([name, row]) => name !== BARE && row['worst ms'] >= GOAL_MS)
    .map(([name]) => name);
  console.log(verdict(slow.length === 0, `${GOAL_MS} ms`, slow));
}
