import type { Page } from '@playwright/test';

/** Changes by others do not come into the page by themselves: the status says that there is no stream. */
export const withoutLiveChanges = (page: Page): Promise<unknown> =>
  page.route('**/api/v1/live/', (route) => route.fulfill({ status: 204 }));
