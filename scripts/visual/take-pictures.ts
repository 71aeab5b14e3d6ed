/// <reference lib="dom" />
import type { Browser, Page, Request } from 'playwright';

export const LOOKS = ['light', 'dark', 'forced colours', '320 px'] as const;
export type Look = (typeof LOOKS)[number];

/** The pictures of one story, as PNG files; or why it could not be shown. */
export type Pictures = { readonly [look in Look]: Buffer } | { readonly error: string };

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 320, height: 640 };
/** A Thursday at nine, in Sydney. */
const NOW = new Date('2026-03-12T09:00:00+11:00');
/** A change of theme or width shows at once; a caret, which forced colours bring back, does not blink. */
const STEADY_STYLE =
  '*, ::before, ::after { transition: none !important; caret-animation: manual !important; }';
/** What is to come this long after a story has played would be in some of its pictures, and not in others. */
const LONG_WAIT_MS = 5000;
const QUIET_MS = 100;
/** React shows a part that was loaded up to 300 ms after the part before it. */
const UNCHANGED_MS = 500;
/** A story that never stops changing is taken as it is then. */
const LONGEST_CHANGES_MS = 5000;
const DEADLINE_MS = 120_000;

/** A page on which each story looks the same each time: one time, one place, no motion. */
export async function openStoryPage(browser: Browser): Promise<StoryPage> {
  const context = await browser.newContext({
    viewport: WIDE,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript(setClock, NOW.getTime());
  await context.addInitScript(neverFireLongTimers, LONG_WAIT_MS);
  await context.addInitScript(watchChanges);
  return new StoryPage(await context.newPage());
}

class StoryPage {
  readonly #page: Page;
  readonly #loading = new Set<Request>();
  #lastLoad = 0;

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#loading.add(request));
    const onEnd = (request: Request): void => {
      this.#loading.delete(request);
      this.#lastLoad = performance.now();
    };
    page.on('requestfinished', onEnd);
    page.on('requestfailed', onEnd);
  }

  async takePictures(storybook: string, id: string): Promise<Pictures> {
    try {
      return await this.#takePictures(storybook, id);
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  }

  async #takePictures(storybook: string, id: string): Promise<Pictures> {
    const page = this.#page;
    // Of the story before this one.
    this.#loading.clear();
    await page.setViewportSize(WIDE);
    await page.emulateMedia({ forcedColors: 'none' });
    // The accessibility check of each story has a run of its own.
    await page.goto(`${storybook}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
    const error = await this.#untilShown();
    if (error !== null) return { error };
    await page.addStyleTag({ content: STEADY_STYLE });
    await this.#untilComplete();

    const light = await this.#picture();
    await page.evaluate(showTheme, 'dark');
    const dark = await this.#picture();
    await page.evaluate(showTheme, 'light');
    await page.emulateMedia({ forcedColors: 'active' });
    const forced = await this.#picture();
    await page.emulateMedia({ forcedColors: 'none' });
    await page.setViewportSize(NARROW);
    const narrow = await this.#picture();
    return { light, dark, 'forced colours': forced, '320 px': narrow };
  }

  /** Waits until the story has played; gives what went wrong instead, if something did. */
  async #untilShown(): Promise<string | null> {
    const state = await this.#page.waitForFunction(
      () => {
        const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as Preview | undefined;
        const phase = preview?.currentRender?.phase ?? '';
        const hasFailed = document.body.matches('.sb-show-errordisplay, .sb-show-nopreview');
        if (phase === 'errored' || phase === 'aborted' || hasFailed) {
          return document.querySelector('#error-message')?.textContent || `The story ${phase}.`;
        }
        return phase === 'finished' && 'shown';
      },
      undefined,
      { timeout: DEADLINE_MS },
    );
    const outcome = await state.jsonValue();
    return outcome === 'shown' ? null : String(outcome);
  }

  async #picture(): Promise<Buffer> {
    await this.#untilStill();
    // What play scrolled to depends on how much was there already, and bars stay where the page was scrolled to.
    await this.#page.evaluate(scrollToTop);
    return this.#page.screenshot({
      fullPage: true,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    });
  }

  /** Waits until no part of the story is still to come: one that was loaded shows some time after that. */
  async #untilComplete(): Promise<void> {
    do {
      await this.#untilStill();
      await this.#page.evaluate(untilUnchanged, {
        quiet: UNCHANGED_MS,
        longest: LONGEST_CHANGES_MS,
      });
    } while (performance.now() - this.#lastLoad < UNCHANGED_MS);
  }

  /** Waits for fonts, pictures and whatever else the story loads, and for two frames after it. */
  async #untilStill(): Promise<void> {
    const deadline = performance.now() + DEADLINE_MS;
    do {
      await this.#page.evaluate(untilPainted);
      if (performance.now() > deadline) throw new Error('The story does not stop loading.');
    } while (this.#loading.size > 0 || performance.now() - this.#lastLoad < QUIET_MS);
    await this.#page.evaluate(untilPainted);
  }
}

/**
 * Lets every page open at the same moment. Its clock goes on from there: what waits would never give up otherwise.
 * Playwright's own clock would refuse the one that a story sets up for itself.
 */
function setClock(opened: number): void {
  const RealDate = Date;
  const sinceOpened = performance.now.bind(performance);
  const now = (): number => opened + Math.floor(sinceOpened());
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parts, newTarget) =>
      Reflect.construct(target, parts.length === 0 ? [now()] : parts, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
}

/** A toast stays, and nothing that failed is tried again, however long a busy machine takes for the pictures. */
function neverFireLongTimers(longest: number): void {
  const start = globalThis.setTimeout.bind(globalThis);
  const startUnlessLong = (work: () => void, wait = 0, ...given: []) =>
    wait < longest ? start(work, wait, ...given) : start(() => undefined);
  Reflect.set(globalThis, 'setTimeout', startUnlessLong);
}

/** Remembers when the page last changed: answers of the fake service make no request that could be seen. */
function watchChanges(): void {
  Reflect.set(globalThis, '__lastChange', 0);
  new MutationObserver(() => {
    Reflect.set(globalThis, '__lastChange', performance.now());
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}

async function untilUnchanged({ quiet, longest }: Record<'quiet' | 'longest', number>) {
  const end = performance.now() + longest;
  while (
    performance.now() < Math.min(end, Number(Reflect.get(globalThis, '__lastChange')) + quiet)
  ) {
    // A busy machine is idle late, and what it still has to show comes before that.
    await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

async function scrollToTop(): Promise<void> {
  scrollTo({ top: 0, behavior: 'instant' });
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

interface Preview {
  readonly currentRender?: { readonly phase?: string };
}

/** What `applyTheme` does, for the page of any commit. */
function showTheme(theme: string): void {
  const root = document.documentElement;
  root.classList.remove('light', 'dark');
  root.classList.add(theme);
  root.dataset['theme'] = theme;
}

async function untilPainted(): Promise<void> {
  await document.fonts.ready;
  await Promise.all(
    [...document.images].map((image) => {
      image.loading = 'eager';
      return image.decode().catch(() => undefined);
    }),
  );
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
