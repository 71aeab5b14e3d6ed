import { defineConfig, devices } from '@playwright/test';
import { GOOGLE_CLIENT_ID, googleIssuerPort } from './e2e/support/google.ts';

/** Another one lets two runs share a machine. */
const PORT = Number(process.env['E2E_PORT'] ?? 8099);
const BASE_URL = `http://localhost:${PORT}`;
const GOOGLE_PORT = googleIssuerPort(PORT);
const GOOGLE_KEYS_URL = `http://127.0.0.1:${GOOGLE_PORT}/`;

/**
 * Playwright's own list, as the last such switch replaces the others; what a window of Chromium's own
 * interface loads into renderers of its own: every test opens one, and waited half a second for it; and
 * the renderer that is kept in reserve, as most tests end without having used it.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results/playwright',
  // What a screen reader says. After a change that is meant: playwright test spoken --update-snapshots
  snapshotPathTemplate: '{testDir}/spoken/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // A browser that once stops drawing costs a second try, not the run. The report lists such a test as flaky.
  retries: 1,
  // One more than the cores of a small machine: a quarter of the time, a test waits for something.
  workers: 2,
  // Deadlines are for what never comes: on a busy machine everything else comes late.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['dot'], ['json', { outputFile: './test-results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: BASE_URL,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--no-first-run',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
      ],
    },
  },
  webServer: [
    {
      command: 'node e2e/support/google-issuer.ts',
      url: GOOGLE_KEYS_URL,
      env: { PORT: String(GOOGLE_PORT) },
      reuseExistingServer: false,
    },
    {
      command: 'node e2e/support/serve.ts',
      url: `${BASE_URL}/api/v1/accounts/health/`,
      env: {
        PORT: String(PORT),
        PUBLIC_URL: BASE_URL,
        LOG_LEVEL: 'warn',
        GOOGLE_CLIENT_ID,
        GOOGLE_KEYS_URL,
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      reuseExistingServer: false,
      timeout: 60_000,
    },
  ],
});
