import '@cleaning/ui/styles.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { axeOptions } from './axe-options.ts';
import { checkDarkColours } from './dark-colours.ts';
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
        order: [
          'Start here',
          'Foundations',
          [
            'Colours',
            'Type',
            'Space and sizes',
            'Shape and depth',
            'Motion',
            'Breakpoints',
            'Icons',
            'Illustrations',
            'Logo',
            'Spot icon',
            'Voice',
          ],
          '*',
        ],
      },
    },
    viewport: { options: viewports },
  },
  globalTypes,
  initialGlobals,
  decorators: [withEnvironment],
  afterEach: checkDarkColours,
};

export default preview;
