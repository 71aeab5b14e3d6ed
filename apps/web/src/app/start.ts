import { SESSION_KEYS } from '@cleaning/auth';
import { PUBLIC_PATHS, isAccountPath } from '@cleaning/contract/routes';
import { READY_EVENT } from '#kit/deferred/ready-event.ts';
import { QUOTE_DRAFT_STORAGE_KEY } from '#domains/calculator/quote-draft/quote-draft-storage.ts';
import { captureEarlyInteractions } from './early-interactions.ts';

/**
 * Starts the app on a prerendered page. It prefetches the app's files at the lowest priority once
 * the page is idle, and runs them at the first interaction, so that a press need not wait for the
 * network. An account page starts it at once: who opens one has come to use it. This is the only
 * script that a prerendered page runs by itself.
 */
const FIRST_INTERACTIONS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
] as const;

// The build writes the addresses of the app’s files into the page.
const files = document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset ?? {};
const scripts = addressesIn(files['scripts']);
const styles = addressesIn(files['styles']);
const early = captureEarlyInteractions(document, start);
let isPreloaded = false;
let isStarted = false;

document.addEventListener(READY_EVENT, early.replay);
for (const type of FIRST_INTERACTIONS) {
  document.addEventListener(type, start, { capture: true, passive: true });
}
if (hasStored(SESSION_KEYS.token) || hasPriceInAddress() || isAccountPath(location.pathname)) {
  start();
} else if (document.readyState === 'complete') {
  preloadWhenIdle();
} else {
  window.addEventListener('load', preloadWhenIdle, { once: true });
}

function preloadWhenIdle(): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(handleIdle, { timeout: 2000 });
  } else {
    setTimeout(handleIdle, 200);
  }
}

function handleIdle(): void {
  preload('low');
  // A saved price from an earlier visit is not on the prerendered page.
  if (hasStored(QUOTE_DRAFT_STORAGE_KEY)) start();
}

function preload(fetchPriority: 'low' | 'auto'): void {
  if (isPreloaded) return;
  isPreloaded = true;
  for (const href of [files['entry'] ?? '', ...scripts]) {
    appendLink({ rel: 'modulepreload', href, fetchPriority });
  }
  for (const href of styles) {
    appendLink({ rel: 'prefetch', as: 'style', href });
  }
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const type of FIRST_INTERACTIONS) {
    document.removeEventListener(type, start, true);
  }
  preload('auto');
  loadStyles();
  const entry = document.createElement('script');
  entry.type = 'module';
  entry.src = files['entry'] ?? '';
  entry.addEventListener('error', early.cancel, { once: true });
  document.head.append(entry);
}

/**
 * Loads the whole style sheets, since the page inlines only the rules it needs at first. They take
 * effect together, so that no rule is missing while another already overrides it.
 */
function loadStyles(): void {
  const sheets = [...styles, ...addressesIn(files['sectionStyles'])].map((href) =>
    appendLink({ rel: 'stylesheet', media: 'not all', href }),
  );
  let waiting = sheets.length;
  const handleEnd = () => {
    waiting -= 1;
    for (const sheet of waiting === 0 ? sheets : []) {
      sheet.media = 'all';
    }
  };
  for (const sheet of sheets) {
    sheet.addEventListener('load', handleEnd);
    sheet.addEventListener('error', handleEnd);
  }
}

function appendLink(properties: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), properties);
  document.head.append(link);
  return link;
}

function addressesIn(list: string | undefined): string[] {
  return list?.split(' ').filter((address) => address !== '') ?? [];
}

/** Whether the address of the calculator contains answers to its questions. */
function hasPriceInAddress(): boolean {
  const { pathname, search } = window.location;
  return pathname.startsWith(PUBLIC_PATHS.quote) && search !== '';
}

function hasStored(key: string): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    // The browser may refuse storage to this site.
    return false;
  }
}
