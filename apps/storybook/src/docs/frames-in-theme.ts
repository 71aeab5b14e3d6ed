import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Stories that a docs page shows in a frame of their own take the theme of the page when it opens. */
export async function framesInTheme(): Promise<void> {
  const channel = await addons.ready();
  channel.on(SET_GLOBALS, setTheme);
  channel.on(GLOBALS_UPDATED, setTheme);
}

function setTheme({ globals }: { globals: Record<string, unknown> }): void {
  // Where Storybook reads the address of its frames.
  Reflect.set(globalThis, 'PREVIEW_URL', `iframe.html?globals=theme:${String(globals['theme'])}`);
}
