import { type Browser, chromium } from 'playwright';
import { comparePictures, type Difference } from './compare-pictures.ts';
import { serveFolder } from './serve-folder.ts';
import { listStories, type Story } from './stories.ts';
import { LOOKS, openStoryPage, type Look } from './take-pictures.ts';

export interface Change extends Difference {
  readonly story: Story;
  readonly look: Look;
  readonly before: Buffer;
  readonly after: Buffer;
}

export interface Comparison {
  readonly pictures: number;
  readonly changes: readonly Change[];
  /** Stories that could not be shown, with the error. */
  readonly broken: readonly { readonly story: Story; readonly reason: string }[];
  readonly added: readonly Story[];
  readonly removed: readonly Story[];
}

export interface CompareOptions {
  readonly before: string;
  readonly after: string;
  readonly chromiumPath: string;
  /** How many stories are rendered in parallel. */
  readonly pages: number;
  readonly isWanted?: (story: Story, index: number) => boolean;
  readonly onProgress?: (done: number, all: number, changes: number) => void;
}

/** Flags that make text and curves render identically on every machine. */
const STEADY_DRAWING = [
  '--disable-gpu',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
] as const;

/** Takes screenshots of every story of two built Storybooks, and keeps those that differ. */
export async function compareStorybooks(options: CompareOptions): Promise<Comparison> {
  const [before, after] = await Promise.all([
    serveFolder(options.before),
    serveFolder(options.after),
  ]);
  const browser = await chromium.launch({
    executablePath: options.chromiumPath,
    args: ['--no-sandbox', ...STEADY_DRAWING],
  });
  try {
    return await walk(browser, options, before.url, after.url);
  } finally {
    await browser.close();
    before.close();
    after.close();
  }
}

async function walk(
  browser: Browser,
  { before: beforeFolder, after: afterFolder, ...options }: CompareOptions,
  beforeUrl: string,
  afterUrl: string,
): Promise<Comparison> {
  const isWanted = options.isWanted ?? (() => true);
  const known = listStories(beforeFolder).filter(isWanted);
  const stories = listStories(afterFolder).filter(isWanted);
  const knownIds = new Set(known.map(({ id }) => id));
  const ids = new Set(stories.map(({ id }) => id));

  const changes: Change[] = [];
  const broken: { story: Story; reason: string }[] = [];
  const queue = [...stories];
  let done = 0;
  let pictures = 0;

  const work = async (): Promise<void> => {
    const page = await openStoryPage(browser);
    for (let story = queue.shift(); story !== undefined; story = queue.shift()) {
      const now = await page.takePictures(afterUrl, story.id);
      if ('error' in now) {
        broken.push({ story, reason: now.error });
      } else {
        pictures += LOOKS.length;
        const then = knownIds.has(story.id)
          ? await page.takePictures(beforeUrl, story.id)
          : { error: 'A new story' };
        // A story that was broken before has no picture to compare with.
        if (!('error' in then)) {
          for (const look of LOOKS) {
            const difference = comparePictures(then[look], now[look]);
            if (difference === null) continue;
            changes.push({ ...difference, story, look, before: then[look], after: now[look] });
          }
        }
      }
      done += 1;
      options.onProgress?.(done, stories.length, changes.length);
    }
  };
  await Promise.all(Array.from({ length: options.pages }, work));

  return {
    pictures,
    changes: changes.toSorted((one, other) => one.story.name.localeCompare(other.story.name)),
    broken,
    added: stories.filter(({ id }) => !knownIds.has(id)),
    removed: known.filter(({ id }) => !ids.has(id)),
  };
}
