import { fileURLToPath } from 'node:url';
import docgen from '@joshwooding/vite-plugin-react-docgen-typescript';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { DOCGEN_OPTIONS } from './.storybook/docgen.ts';
import { everyStoryRan } from './every-story-ran.ts';

/** Use the system's Chromium; the tests never download a browser. */
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/**
 * Keeps the browser from painting the stories, which no test looks at. Their layout and colours are
 * computed all the same.
 */
const DO_NOT_PAINT =
  "document.head.insertAdjacentHTML('beforeend', '<style>iframe { opacity: 0 }</style>');";

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
          // The first page of the site is slow to load on a busy machine.
          testTimeout: 60_000,
          // Stories clean up after themselves, so one page can run them all.
          isolate: false,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            orchestratorScripts: [{ content: DO_NOT_PAINT }],
            provider: playwright({
              launchOptions: { executablePath, args: ['--no-sandbox'] },
              // A story is checked in its final state, without running transitions.
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        // Tests of the docs pages. Only these need the props that are read from the types.
        plugins: [react(), docgen({ ...DOCGEN_OPTIONS, savePropValueAsString: true })],
        test: {
          name: 'docs',
          environment: 'jsdom',
          // Process style sheets, since the tests read their tokens; Vitest empties them by
          // default.
          css: true,
          include: ['src/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
