import type { ERROR_MESSAGES } from '@cleaning/contract/messages';
import { Button } from '@cleaning/ui/button';
import styles from './route-error-screen.module.css';

/** The catalogue's words, checked against it and kept here: the catalogue is no part of this page. */
const MESSAGE: (typeof ERROR_MESSAGES)['default'] = 'An error occurred. Please try again.';

/** Stands in for a page that failed. */
export function RouteErrorScreen() {
  return (
    <main id="main" className={styles['root']}>
      <h1 className={styles['title']}>Something went wrong</h1>
      <p>{MESSAGE}</p>
      <Button size="lg" onClick={() => window.location.reload()}>
        Try again
      </Button>
      <a href="/">Go Home</a>
    </main>
  );
}
