import type { Page } from '@playwright/test';

/**
 * Answers the live stream with 204, the status for "no stream", so that changes by others do not
 * reach the page.
 */
export const withoutLiveChanges = (page: Page): Promise<unknown> =>
  page.route('**/api/v1/live/', (route) => route.fulfill({ status: 204 }));
