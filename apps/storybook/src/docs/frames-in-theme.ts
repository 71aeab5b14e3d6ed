import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Stories that a docs page shows in a frame of their own take the theme of the page when it opens. */
export async function framesInTheme(): Promise<void> {
  const channel = await addons.ready();
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    // Where Storybook reads the address of its frames.
    Reflect.set(globalThis, 'PREVIEW_URL', `iframe.html?globals=theme:${String(globals['theme'])}`);
  };
  channel.on(SET_GLOBALS, follow);
  channel.on(GLOBALS_UPDATED, follow);
}
