import { benchCalendar } from './bench-calendar.ts';
import { benchInteractions } from './bench-interactions.ts';
import { benchLogin } from './bench-login.ts';
import { openBrowser } from './phone.ts';

/** The portal on a slow phone: from Log in to the dashboard, and how soon each press is answered; then the staff calendar. */
export async function benchPortal(url: string): Promise<void> {
  const browser = await openBrowser();
  try {
    await benchLogin(browser, url);
    await benchInteractions(browser, url);
    await benchCalendar(browser, url);
  } finally {
    await browser.close();
  }
}
