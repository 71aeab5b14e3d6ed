import { defineConfig, devices } from '@playwright/test';
import { GOOGLE_ISSUER, ORIGIN } from './e2e/support/addresses.ts';
// Here first, so that the servers and the workers have one clock, however long the servers take.
import './e2e/support/clock.ts';
import { GOOGLE_CLIENT_ID } from './e2e/support/google.ts';

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
  // A retry makes the trace of a test that failed once; the run names it as flaky.
  retries: 1,
  // Two tests at once even on a single core, because a test spends about a quarter of its time
  // waiting.
  workers: 2,
  // More than ten times what the longest journey takes on a quiet machine. It only ends what would
  // go on for ever; what hangs is ended by the limits of its step.
  timeout: 1_200_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  reporter: [
    ['dot'],
    ['./e2e/support/failing-tests.ts'],
    ['json', { outputFile: './test-results/playwright.json' }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: ORIGIN,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    // Ends what hangs where it hangs, and names it.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    trace: 'on-first-retry',
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
      url: GOOGLE_ISSUER,
      reuseExistingServer: false,
    },
    {
      command: 'node e2e/support/serve.ts',
      url: `${ORIGIN}/api/v1/accounts/health/`,
      env: {
        PORT: new URL(ORIGIN).port,
        PUBLIC_URL: ORIGIN,
        LOG_LEVEL: 'warn',
        GOOGLE_CLIENT_ID,
        GOOGLE_KEYS_URL: GOOGLE_ISSUER,
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      reuseExistingServer: false,
      timeout: 60_000,
    },
  ],
});
