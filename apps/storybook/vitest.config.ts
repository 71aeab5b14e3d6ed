import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { everyStoryRan } from './every-story-ran.ts';

/** The system's Chromium: the tests never download a browser. */
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

export default defineConfig({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
  test: {
    name: 'stories',
    // The first page of the site takes its time on a busy machine.
    testTimeout: 60_000,
    reporters: ['default', everyStoryRan()],
    // Stories clean up after themselves: one page runs them all.
    isolate: false,
    fileParallelism: false,
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
});
