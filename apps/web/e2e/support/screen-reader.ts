import type { virtual } from '@guidepup/virtual-screen-reader';
import { expect, type Locator, type Page } from '@playwright/test';
import { build } from 'vite';

declare global {
  interface Window {
    /** Set in the page once the script has been loaded. */
    readonly screenReader: { readonly virtual: typeof virtual };
  }
}

let script: Promise<string> | undefined;

/** Bundles a virtual screen reader as one script, so that the page's security policy allows it. */
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

/** Longer than a part of the page may load without an announcement. */
const SETTLED_MS = 500;

/** What a screen reader announces for a part of a page, from start to end, one phrase a line. */
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
  // Its text is not in the accessibility tree while scripts run.
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

/** Values that differ between runs, with their placeholders in the snapshot. */
const OF_THIS_RUN: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`(?:${WEEKDAY},? )?\b\d{1,2} ${MONTH}\b(?: 20\d\d)?`, 'gu'), '{day}'],
  [/\b20\d\d-\d\d-\d\d\b/gu, '{day}'],
  [/\b\d{1,2}:\d\d\s[ap]m\b/gu, '{time}'],
  [/\b(Q|A|INV-20\d\d|INV)-\d+/gu, '$1-{number}'],
  [/INV-20\d\d/gu, 'INV-{year}'],
  [/[\w.-]+@example\.com/gu, '{email}'],
  [/Good (?:morning|afternoon|evening)/gu, 'Good {part of the day}'],
];

/** Where a line may not break is not heard. */
const inAnyRun = (text: string): string =>
  OF_THIS_RUN.reduce(
    (kept, [pattern, name]) => kept.replaceAll(pattern, name),
    text.replaceAll('\u00A0', ' '),
  );
