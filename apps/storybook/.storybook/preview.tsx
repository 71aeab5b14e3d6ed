import '@cleaning/ui/styles.css';
import './preview.css';
import { applyTheme } from '@cleaning/ui/providers';
import type { Preview } from '@storybook/react-vite';
import { useEffect } from 'react';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    options: { storySort: { order: ['Start here', 'Foundations', '*'] } },
    viewport: {
      options: {
        w320: { name: '320', styles: { width: '320px', height: '640px' } },
        w390: { name: '390', styles: { width: '390px', height: '844px' } },
        w768: { name: '768', styles: { width: '768px', height: '1024px' } },
        w1440: { name: '1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Palette. The product stays on light; dark is here to be designed.',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light' },
  decorators: [
    (Story, { globals }) => {
      const theme = globals['theme'] === 'dark' ? 'dark' : 'light';
      useEffect(() => applyTheme(document, theme), [theme]);
      return <Story />;
    },
  ],
};

export default preview;
