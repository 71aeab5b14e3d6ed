import type { Browser } from '@playwright/test';
import { measureLogin } from './measure-login.ts';
import type { LoginMeasure } from './measure-login.ts';
import { openPhone } from './phone.ts';
import { summarise, verdict } from './summarise.ts';

const ROUNDS = 5;
const GOAL_MS = 1000;

/** Prints how long it takes from Log in to the dashboard, beside the calls that it cannot do without. */
export async function benchLogin(browser: Browser, url: string): Promise<void> {
  const measures: LoginMeasure[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const phone = await openPhone(browser, url);
    measures.push(await measureLogin(phone));
    await phone.close();
  }
  const bare = summarise(measures.map(({ bareCalls }) => bareCalls));
  const again = summarise(measures.map((measure) => measure.return));
  const first = summarise(measures.map(({ firstVisit }) => firstVisit));
  const row = ({ median, worst }: typeof bare) => ({
    'median ms': median,
    'worst ms': worst,
    ratio: Number((median / bare.median).toFixed(2)),
  });
  console.log(`\nFrom Log in to the dashboard, ${ROUNDS} times. The ratio is to the bare calls.`);
  console.table({
    'warm cache': row(again),
    'empty cache': row(first),
    'the two calls, bare': row(bare),
  });
  console.log(verdict(again.median < GOAL_MS, `${GOAL_MS} ms with a warm cache`));
}
