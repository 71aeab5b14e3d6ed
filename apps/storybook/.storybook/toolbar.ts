import type { Preview } from '@storybook/react-vite';

/**
 * The toolbar menus besides the viewports. Each value can also be set in the address:
 * `&globals=theme:dark`.
 */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Palette. The product stays on light; dark is here to be designed.',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'both', title: 'Light and dark' },
      ],
    },
  },
  text: {
    description: 'Text size, as a user sets it in the browser.',
    toolbar: {
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: 'normal', title: 'Text 100 %' },
        { value: 'double', title: 'Text 200 %' },
      ],
    },
  },
  motion: {
    description: 'Motion, for people who asked for less of it.',
    toolbar: {
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'Full motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
  colours: {
    description:
      'Forced colours, close to what Windows high contrast shows. The pictures of check:visual use the browser’s own.',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: 'own', title: 'Own colours' },
        { value: 'forced', title: 'Forced colours' },
      ],
    },
  },
};

export const initialGlobals: NonNullable<Preview['initialGlobals']> = {
  theme: 'light',
  text: 'normal',
  motion: 'full',
  colours: 'own',
};

export const viewports = Object.fromEntries(
  (
    [
      [320, 640],
      [390, 844],
      [768, 1024],
      [1440, 900],
    ] as const
  ).map(([width, height]) => [
    `w${width}`,
    { name: String(width), styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);
