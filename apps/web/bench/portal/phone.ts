import { chromium } from '@playwright/test';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { throttling } from 'lighthouse/core/config/constants.js';

const { rttMs, throughputKbps, cpuSlowdownMultiplier } = throttling.mobileSlow4G;
const BYTES_PER_SECOND = (throughputKbps * 1024) / 8;

/** A phone of its own, with nothing in its cache. */
export interface Phone {
  readonly page: Page;
  readonly close: () => Promise<void>;
  /** From here on the network is the one that Lighthouse simulates, and so is the processor by default. */
  readonly slowDown: (slowdown?: number) => Promise<void>;
}

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });

/** Opens a page as on a phone that is 390 pixels wide and has a touch screen, at full speed. */
export async function openPhone(browser: Browser, baseURL: string): Promise<Phone> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
  });
  const page = await context.newPage();
  const orders = await context.newCDPSession(page);
  return { page, close: () => context.close(), slowDown: (slowdown) => slowDown(orders, slowdown) };
}

/**
 * A request on an open connection takes one round trip, so that is its latency. (Lighthouse's own
 * throttling by the browser takes 3.75 of them for each request, to stand for opening a connection.)
 */
async function slowDown(orders: CDPSession, rate: number = cpuSlowdownMultiplier): Promise<void> {
  await orders.send('Emulation.setCPUThrottlingRate', { rate });
  await orders.send('Network.enable');
  await orders.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: rttMs,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
}
