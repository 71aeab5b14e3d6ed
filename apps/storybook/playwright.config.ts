import { freePort } from '@cleaning/test-setup/free-port';
import { defineConfig, devices } from '@playwright/test';

/** A free port, so that two runs can share a machine. The workers inherit it. */
const PORT = (process.env['STORYBOOK_PORT'] ??= String(await freePort()));
const BASE_URL = `http://localhost:${PORT}`;

/**
 * Tests the built Storybook: its toolbar, sidebar and docs pages. The stories themselves are tested
 * by Vitest.
 */
export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results/playwright',
  fullyParallel: true,
  forbidOnly: true,
  // A retry makes the trace of a test that failed once; the run names it as flaky.
  retries: 1,
  workers: 2,
  // Generous, because everything is slow on a busy machine. It only ends what would hang for ever.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['dot'], ['json', { outputFile: './test-results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1600, height: 900 },
    baseURL: BASE_URL,
    locale: 'en-AU',
    permissions: ['clipboard-read', 'clipboard-write'],
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    },
  },
  webServer: {
    command: `vite preview --outDir dist --port ${PORT} --strictPort`,
    url: `${BASE_URL}/index.json`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
