import type { virtual } from '@guidepup/virtual-screen-reader';
import { expect, type Locator, type Page } from '@playwright/test';
import { build } from 'vite';

declare global {
  interface Window {
    /** In the page, once it has been loaded. */
    readonly screenReader: { readonly virtual: typeof virtual };
  }
}

let script: Promise<string> | undefined;

/** A virtual screen reader as one script, which the page's security policy lets the browser run. */
async function bundleScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: import.meta
          .resolve('@guidepup/virtual-screen-reader/browser.js')
          .slice('file://'.length),
        formats: ['iife'],
        name: 'screenReader',
      },
    },
  });
  const [output] = [result].flat();
  if (output === undefined || !('output' in output)) throw new Error('The bundle is empty.');
  return `${output.output[0].code}; window.screenReader = screenReader;`;
}

async function load(page: Page): Promise<void> {
  script ??= bundleScript();
  const isLoaded = await page.evaluate(() => 'screenReader' in window);
  if (!isLoaded) await page.evaluate(await script);
}

/** Longer than a part of a page loads without saying so. */
const SETTLED_MS = 500;

/** What a screen reader says of a part of a page, from its start to its end, a phrase on each line. */
export async function hear(part: Locator): Promise<string> {
  const page = part.page();
  await load(page);
  let before: string | undefined;
  let heard = await hearNow(part);
  while (heard !== before) {
    await page.waitForTimeout(SETTLED_MS);
    before = heard;
    heard = await hearNow(part);
  }
  return heard;
}

async function hearNow(part: Locator): Promise<string> {
  await expect(part.page().locator('[aria-busy="true"]')).toHaveCount(0);
  const phrases = await part.evaluate(readAloud);
  return `${inAnyRun(phrases.join('\n'))}\n`;
}

/** Runs in the page. */
async function readAloud(container: Element): Promise<string[]> {
  // It holds text, but is not in the accessibility tree where scripts run.
  for (const fallback of container.querySelectorAll('noscript')) fallback.remove();
  const reader = window.screenReader.virtual;
  await reader.start({ container });
  const end = `end of ${await reader.lastSpokenPhrase()}`;
  while ((await reader.lastSpokenPhrase()) !== end) await reader.next();
  const phrases = await reader.spokenPhraseLog();
  await reader.stop();
  return phrases;
}

const MONTH =
  '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?';
const WEEKDAY = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:day|sday|nesday|rsday|urday)?';

/** What differs from one run to the next, and what stands for it. */
const OF_THIS_RUN: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`(?:${WEEKDAY},? )?\b\d{1,2} ${MONTH}\b(?: 20\d\d)?`, 'gu'), '{day}'],
  [/\b20\d\d-\d\d-\d\d\b/gu, '{day}'],
  [/\b\d{1,2}:\d\d\s[ap]m\b/gu, '{time}'],
  [/\b(Q|A|INV-20\d\d|INV)-\d+/gu, '$1-{number}'],
  [/INV-20\d\d/gu, 'INV-{year}'],
  [/[\w.-]+@example\.com/gu, '{email}'],
  [/Good (?:morning|afternoon|evening)/gu, 'Good {part of the day}'],
];

const inAnyRun = (text: string): string =>
  OF_THIS_RUN.reduce((kept, [pattern, name]) => kept.replaceAll(pattern, name), text);
