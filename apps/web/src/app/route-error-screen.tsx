import type { ERROR_MESSAGES } from '@cleaning/contract/errors';
import { Button } from '@cleaning/ui/button';
import styles from './route-error-screen.module.css';

/**
 * A copy of the catalogue's text, because this page must not load the catalogue. The type checks
 * that they agree.
 */
const MESSAGE: (typeof ERROR_MESSAGES)['default'] = 'An error occurred. Please try again.';

/** Replaces a page that failed. If the browser is offline, the page's code could not be loaded. */
export function RouteErrorScreen() {
  return (
    <main id="main" className={styles['root']}>
      <h1 className={styles['title']}>
        {navigator.onLine ? 'Something went wrong' : 'You are offline'}
      </h1>
      <p>
        {navigator.onLine
          ? `${MESSAGE} If this page still does not load, check your connection.`
          : 'This page needs a connection to load. Check yours, then try again.'}
      </p>
      <Button size="lg" onClick={() => window.location.reload()}>
        Try again
      </Button>
      <a className={styles['home']} href="/">
        Go Home
      </a>
    </main>
  );
}
