import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { DOCGEN_OPTIONS } from './docgen.ts';
import { productSources } from './product-sources.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../../packages/*/src/**/*.stories.tsx',
    '../../web/src/**/*.stories.tsx',
  ],
  addons: [
    // Without GFM, Markdown leaves the pipes of a table as plain text.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  previewAnnotations: (entries = []) => [
    ...entries,
    fileURLToPath(new URL('../src/docs/preview.ts', import.meta.url)),
  ],
  staticDirs: [{ from: '../../../packages/ui/src/illustrations', to: '/brand' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), productSources()] }),
  typescript: {
    // The default, react-docgen, does not follow a type into another file.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: DOCGEN_OPTIONS,
  },
};

export default config;
