/// <reference lib="dom" />
import type { Browser, Page, Request } from 'playwright';

export const LOOKS = ['light', 'dark', 'forced colours', '320 px'] as const;
export type Look = (typeof LOOKS)[number];

/** The screenshots of one story as PNG files, or why it could not be shown. */
export type Pictures = { readonly [look in Look]: Buffer } | { readonly error: string };

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 320, height: 640 };
/** A Thursday at nine, in Sydney. */
const NOW = new Date('2026-03-12T09:00:00+11:00');
/** Disables transitions, and the blinking caret that forced colours show. */
const STEADY_STYLE =
  '*, ::before, ::after { transition: none !important; caret-animation: manual !important; }';
/**
 * A longer timer than this would fire in some screenshots of a story and not in others. Storybook
 * itself waits as long as this for an animation that follows the scrolling and never ends.
 */
const LONG_WAIT_MS = 5000;
const QUIET_MS = 100;
/** React may show a loaded part up to 300 ms after the previous one. */
const UNCHANGED_MS = 500;
/** A story that keeps changing is captured after this time. */
const LONGEST_CHANGES_MS = 5000;
const DEADLINE_MS = 120_000;

/**
 * Opens a page in which stories always look the same: with a fixed time and time zone and without
 * motion.
 */
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
    // Requests of the previous story.
    this.#loading.clear();
    await page.setViewportSize(WIDE);
    await page.emulateMedia({ forcedColors: 'none' });
    // The accessibility check of stories runs separately.
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

  /** Waits until the story has played. Returns an error message, or null. */
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
    // How far play scrolled depends on what had loaded, and fixed bars stay where the page was
    // scrolled to.
    await this.#page.evaluate(scrollToTop);
    return this.#page.screenshot({
      fullPage: true,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    });
  }

  /** Waits until every part of the story is shown, because a loaded part appears with a delay. */
  async #untilComplete(): Promise<void> {
    do {
      await this.#untilStill();
      await this.#page.evaluate(untilUnchanged, {
        quiet: UNCHANGED_MS,
        longest: LONGEST_CHANGES_MS,
      });
    } while (performance.now() - this.#lastLoad < UNCHANGED_MS);
  }

  /** Waits for fonts, pictures and other loads of the story, and for two more frames. */
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
 * Sets the clock of every page to the same moment. It goes on from there, because timeouts would
 * otherwise never end. Playwright's own clock is not used, since it would conflict with clocks that
 * stories set.
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

/** Keeps toasts open and stops retries, however long a busy machine takes for the screenshots. */
function neverFireLongTimers(longest: number): void {
  const start = globalThis.setTimeout.bind(globalThis);
  const startUnlessLong = (work: () => void, wait = 0, ...given: []) =>
    wait <= longest ? start(work, wait, ...given) : start(() => undefined);
  Reflect.set(globalThis, 'setTimeout', startUnlessLong);
}

/**
 * Records when the page last changed, because the fake service's responses cause no visible
 * requests.
 */
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
    // On a busy machine the page is idle late, so wait until it has rendered everything.
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

/** Does the same as `applyTheme`, for the page of any commit. */
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
