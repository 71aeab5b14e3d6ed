import { fileURLToPath } from 'node:url';
import docgen from '@joshwooding/vite-plugin-react-docgen-typescript';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { DOCGEN_OPTIONS } from './.storybook/docgen.ts';
import { everyStoryRan } from './every-story-ran.ts';

/** The system's Chromium: the tests never download a browser. */
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [
          storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) }),
          everyStoryRan(),
        ],
        test: {
          name: 'stories',
          setupFiles: ['@cleaning/test-setup/fail-on-console'],
          // The first page of the site takes its time on a busy machine.
          testTimeout: 60_000,
          // Stories clean up after themselves: one page runs them all.
          isolate: false,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath, args: ['--no-sandbox'] },
              // A story is checked as it ends up, not on its way there.
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        // What the docs pages say. Only here are the types of props read.
        plugins: [react(), docgen({ ...DOCGEN_OPTIONS, savePropValueAsString: true })],
        test: {
          name: 'docs',
          environment: 'jsdom',
          // Style sheets are read for their tokens; Vitest empties them otherwise.
          css: true,
          include: ['src/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
