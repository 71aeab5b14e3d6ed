import { defineConfig, devices } from '@playwright/test';

/** Another one lets two runs share a machine. */
const PORT = Number(process.env['E2E_PORT'] ?? 8098);
const BASE_URL = `http://localhost:${PORT}`;

/** Opens the workbench as it is built, around the stories that the other tests play. */
export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results/playwright',
  fullyParallel: true,
  forbidOnly: true,
  // A browser that once stops drawing costs a second try, not the run. The report lists such a test as flaky.
  retries: 1,
  workers: 2,
  // Deadlines are for what never comes: on a busy machine everything else comes late.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['dot'], ['json', { outputFile: './test-results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1600, height: 900 },
    baseURL: BASE_URL,
    locale: 'en-AU',
    permissions: ['clipboard-read', 'clipboard-write'],
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
