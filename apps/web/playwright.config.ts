import { defineConfig, devices } from '@playwright/test';
import { GOOGLE_CLIENT_ID, googleIssuerPort } from './e2e/support/google.ts';

/** Set E2E_PORT so that two runs can share a machine. */
const PORT = Number(process.env['E2E_PORT'] ?? 8099);
const BASE_URL = `http://localhost:${PORT}`;
const GOOGLE_PORT = googleIssuerPort(PORT);
const GOOGLE_KEYS_URL = `http://127.0.0.1:${GOOGLE_PORT}/`;

/**
 * Playwright's own list is repeated here, because the last `--disable-features` switch replaces the
 * others. The additions are the WebUI features of Chromium, which start their own renderers in
 * every new window and delayed each test by half a second, and the spare renderer, which most tests
 * never use.
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
  // What a screen reader announces. Update after an intended change: playwright test spoken
  // --update-snapshots
  snapshotPathTemplate: '{testDir}/spoken/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // Chromium sometimes stops painting. A retry keeps that from failing the run; the report lists
  // such a test as flaky.
  retries: 1,
  // Two tests at once even on a single core, because a test spends about a quarter of its time
  // waiting.
  workers: 2,
  // Generous, because everything is slow on a busy machine. It only ends what would hang for ever.
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
