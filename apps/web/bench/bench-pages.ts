import { launch } from 'chrome-launcher';
import { readSite } from '../scripts/lib/read-site.ts';
import { measurePage, medianMeasure } from './measure-page.ts';
import type { Measure } from './measure-page.ts';
import { scriptFreeCopy } from './script-free-copy.ts';
import { serveSite } from './serve-site.ts';

const ROUNDS = 3;
/** A browser now and then fails to record a page; then another one is asked. */
const ATTEMPTS = 5;
const TWIN_PORT = 8112;
const GOALS = { score: 100, cls: 0, lcpRatio: 1.1, tbtMore: 20 } as const;

/**
 * Prints what Lighthouse says of public pages, in turns with the very same pages without their scripts.
 *
 * @param chosen The paths of the pages; all of them when there is none.
 */
export async function benchPages(url: string, chosen: readonly string[]): Promise<void> {
  const { pages } = await readSite();
  const paths = pages
    .map(({ path }) => path)
    .filter((path) => path !== '*' && (chosen.length === 0 || chosen.includes(path)));

  const copy = await scriptFreeCopy();
  try {
    const twin = await serveSite(copy.folder, TWIN_PORT);
    try {
      report(await measureInTurns(paths, url, twin.url));
    } finally {
      await twin.stop();
    }
  } finally {
    await copy.remove();
  }
}

async function measureInTurns(paths: readonly string[], site: string, twin: string) {
  const rows: Row[] = [];
  for (const path of paths) {
    const own: Measure[] = [];
    const others: Measure[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      own.push(await measure(site + path));
      others.push(await measure(twin + path));
    }
    rows.push(rowOf(path, medianMeasure(own), medianMeasure(others)));
    console.log(`${path} measured ${ROUNDS} times.`);
  }
  return rows;
}

function report(rows: readonly Row[]): void {
  console.table(Object.fromEntries(rows.map(({ path, shown }) => [path, shown])));
  const short = rows.filter(({ isGood }) => !isGood).map(({ path }) => path);
  console.log(
    short.length === 0
      ? 'Every page meets the goals.'
      : `Short of the goals (100 four times, CLS 0, LCP x${GOALS.lcpRatio}, TBT +${GOALS.tbtMore} ms): ${short.join(', ')}`,
  );
}

/** A browser of its own for each measure, with nothing in its cache. */
async function measure(url: string, attempt = 1): Promise<Measure> {
  const browser = await launch({
    chromePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
  try {
    return await measurePage(url, browser.port);
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
  } finally {
    browser.kill();
  }
  return measure(url, attempt + 1);
}

interface Row {
  readonly path: string;
  readonly isGood: boolean;
  readonly shown: Readonly<Record<string, string | number>>;
}

function rowOf(path: string, own: Measure, twin: Measure): Row {
  const lcpRatio = own.lcp / twin.lcp;
  const tbtMore = own.tbt - twin.tbt;
  const [performance = 0, accessibility = 0, practices = 0, search = 0] = own.scores;
  return {
    path,
    isGood:
      own.scores.every((score) => score >= GOALS.score) &&
      own.cls <= GOALS.cls &&
      lcpRatio <= GOALS.lcpRatio &&
      tbtMore <= GOALS.tbtMore,
    shown: {
      performance,
      accessibility,
      'best practices': practices,
      SEO: search,
      CLS: Number(own.cls.toFixed(4)),
      'LCP ms': Math.round(own.lcp),
      'LCP ratio': Number(lcpRatio.toFixed(2)),
      'TBT ms': Math.round(own.tbt),
      'TBT more': Math.round(tbtMore),
      faults: own.faults.join(' '),
    },
  };
}
