import type { Page } from '@playwright/test';

/** Keeps the app from a prerendered page, as a slow network does, until the returned function is called. */
export async function withLateApp(page: Page): Promise<() => void> {
  const { promise: mayArrive, resolve: letArrive } = Promise.withResolvers<void>();
  await page.route(/assets\/(?!start-|.*\.(?:svg|woff2|css)).*\.js$/u, async (route) => {
    await mayArrive;
    await route.continue();
  });
  return letArrive;
}
