import { applyTheme } from '@cleaning/ui/providers';
import type { Decorator } from '@storybook/react-vite';
import { useInsertionEffect } from 'react';
import './forced-colours.css';
import { emulateMedia } from './media-emulation.ts';

/** Shows a story in the theme, text size, motion and colours of the toolbar. */
export const withEnvironment: Decorator = (Story, { globals }) => (
  <>
    <Environment
      // When both themes are shown, this page is the light one; the manager shows a dark page
      // beside it.
      theme={globals['theme'] === 'dark' ? 'dark' : 'light'}
      isLarge={globals['text'] === 'double'}
      isStill={globals['motion'] === 'reduced'}
      isForced={globals['colours'] === 'forced'}
    />
    <Story />
  </>
);

interface EnvironmentProps {
  theme: 'light' | 'dark';
  isLarge: boolean;
  isStill: boolean;
  isForced: boolean;
}

/**
 * Sets up the document in insertion effects, which run before any effect of the story that may read
 * the same settings.
 */
function Environment({ theme, isLarge, isStill, isForced }: EnvironmentProps) {
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

  return null;
}
