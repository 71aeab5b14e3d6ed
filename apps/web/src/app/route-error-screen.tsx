import type { ERROR_MESSAGES } from '@cleaning/contract/messages';
import { Button } from '@cleaning/ui/button';
import styles from './route-error-screen.module.css';

/** The catalogue's words, checked against it and kept here: the catalogue is no part of this page. */
const MESSAGE: (typeof ERROR_MESSAGES)['default'] = 'An error occurred. Please try again.';

/** Stands in for a page that failed. A page that has not loaded yet fails without a connection. */
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
