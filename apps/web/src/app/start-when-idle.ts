import { SIGNS_OF_A_PERSON } from '../shared/deferred/person.ts';
import { READY_EVENT } from '../shared/deferred/ready-event.ts';
import { holdInteractions } from './hold-interactions.ts';

/**
 * Starts the app on a page that is already readable: at the first sign of a person, or a while after
 * it has loaded, once the browser has nothing else to do. This file is the only script that a public
 * page loads by itself, so it stays tiny and imports nothing of the app.
 */
const starter = document.querySelector<HTMLScriptElement>('script[data-entry]');
const held = holdInteractions(document);

let isStarted = false;
function start(): void {
  if (isStarted) {
    return;
  }
  isStarted = true;
  loadStyles(listOf(starter?.dataset['styles']));
  // All at once: the entry would otherwise ask for its page only after it has arrived.
  for (const href of listOf(starter?.dataset['with'])) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  const entry = document.createElement('script');
  entry.type = 'module';
  entry.src = starter?.dataset['entry'] ?? '';
  entry.addEventListener('error', held.giveBack, { once: true });
  document.head.append(entry);
}

/**
 * The page holds only the rules that it opens with. The whole style sheets take effect together,
 * so that no rule of one is missing while another already overrides it.
 */
function loadStyles(addresses: readonly string[]): void {
  const sheets = addresses.map((href) =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'not all', href }),
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
  document.head.append(...sheets);
}

function listOf(words: string | undefined): string[] {
  return words?.split(' ').filter((word) => word !== '') ?? [];
}

function handlePerson(): void {
  // Told to the app, which may not be there to see it.
  document.documentElement.dataset['person'] = '';
  for (const sign of SIGNS_OF_A_PERSON) {
    document.removeEventListener(sign, handlePerson, true);
  }
  start();
}

for (const sign of SIGNS_OF_A_PERSON) {
  document.addEventListener(sign, handlePerson, { capture: true, passive: true });
}
document.addEventListener(READY_EVENT, held.release);

/** Somebody who only reads, or leaves at once, pays for no script in this time. */
const READING_MS = 3000;

function startLater(): void {
  setTimeout(() => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(start, { timeout: 4000 });
    } else {
      start();
    }
  }, READING_MS);
}

if (document.readyState === 'complete') {
  startLater();
} else {
  window.addEventListener('load', startLater, { once: true });
}
