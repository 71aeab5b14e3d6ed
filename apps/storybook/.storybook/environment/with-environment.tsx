import { applyTheme } from '@cleaning/ui/providers';
import type { Decorator } from '@storybook/react-vite';
import { useInsertionEffect } from 'react';
import './forced-colours.css';
import { emulateMedia } from './media-emulation.ts';

/** Shows a story in the theme, text size, motion and colours of the toolbar. */
export const withEnvironment: Decorator = (Story, { globals }) => {
  // Of both themes this page is the light one; the manager puts a dark page beside it.
  const theme = globals['theme'] === 'dark' ? 'dark' : 'light';
  const isLarge = globals['text'] === 'double';
  const isStill = globals['motion'] === 'reduced';
  const isForced = globals['colours'] === 'forced';

  // Before any effect of the story, which may ask for the same things.
  useInsertionEffect(() => applyTheme(document, theme), [theme]);

  useInsertionEffect(() => {
    const root = document.documentElement;
    root.style.fontSize = isLarge ? '200%' : '';
    root.toggleAttribute('data-forced-colours', isForced);
    if (!isStill && !isForced) return undefined;
    return emulateMedia(document, {
      ...(isStill && { 'prefers-reduced-motion': 'reduce' }),
      ...(isForced && { 'forced-colors': 'active' }),
    });
  }, [isLarge, isStill, isForced]);

  return <Story />;
};
