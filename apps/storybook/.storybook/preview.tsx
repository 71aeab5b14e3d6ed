import '@cleaning/ui/styles.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { axeOptions } from './axe-options.ts';
import { checkDarkColours } from './dark-colours.ts';
import { checkLargeText } from './large-text.ts';
import { ThemedDocsContainer } from './docs-container.tsx';
import { withEnvironment } from './environment/with-environment.tsx';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';

// Far above what a wait takes, so that a busy machine turns no story red.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', options: axeOptions },
    docs: { container: ThemedDocsContainer },
    // Storybook reads this option statically, so it must be a literal.
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          'Foundations',
          [
            'Colours (colors, contrast, palette, tokens)',
            'Type (font, text sizes, tokens, typography)',
            'Space and sizes (distances, heights, spacing, tokens)',
            'Shape and depth (corners, elevation, focus ring, radius, shadow, tokens)',
            'Motion (animation, duration, easing, tokens)',
            'Breakpoints (media queries, responsive, window widths)',
            'Icons (glyphs, Lucide, symbols)',
            'Illustrations (drawings, images, pictures)',
            'Logo (brand, mark, wren)',
            'Spot icon (drawing, pictogram, service icon)',
            'Voice (content design, glossary, tone, writing)',
          ],
          'Signature',
          'Layout',
          'Controls',
          'Forms',
          'Content',
          'Feedback',
          'Navigation',
          'Site',
          'App',
          'Screens',
          ['Public', 'Accounts', 'Client portal', 'Staff portal', 'Admin portal', 'Guards'],
        ],
      },
    },
    viewport: { options: viewports },
  },
  globalTypes,
  initialGlobals,
  decorators: [withEnvironment],
  afterEach: [checkDarkColours, checkLargeText],
};

export default preview;
