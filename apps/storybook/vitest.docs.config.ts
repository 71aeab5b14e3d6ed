import docgen from '@joshwooding/vite-plugin-react-docgen-typescript';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { DOCGEN_OPTIONS } from './.storybook/docgen.ts';

/** What the docs pages say. The tests of the stories, in vitest.config.ts, leave the types of props out. */
export default defineConfig({
  plugins: [react(), docgen({ ...DOCGEN_OPTIONS, savePropValueAsString: true })],
  test: {
    name: 'docs',
    environment: 'jsdom',
    // Style sheets are read for their tokens; Vitest empties them otherwise.
    css: true,
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
