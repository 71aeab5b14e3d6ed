import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Makes stories that a docs page shows in iframes use the theme that the page was opened in. */
export async function framesInTheme(): Promise<void> {
  const channel = await addons.ready();
  channel.on(SET_GLOBALS, setTheme);
  channel.on(GLOBALS_UPDATED, setTheme);
}

function setTheme({ globals }: { globals: Record<string, unknown> }): void {
  // Storybook reads the address of its iframes from this global.
  Reflect.set(globalThis, 'PREVIEW_URL', `iframe.html?globals=theme:${String(globals['theme'])}`);
}
