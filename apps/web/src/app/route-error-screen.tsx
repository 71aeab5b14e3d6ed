import { ERROR_MESSAGES } from '@cleaning/contract/messages';
import { Button } from '@cleaning/ui/button';

/** Stands in for a page that failed. */
export function RouteErrorScreen() {
  return (
    <main id="main">
      <title>Something went wrong</title>
      <h1>Something went wrong</h1>
      <p>{ERROR_MESSAGES.default}</p>
      <Button onClick={() => window.location.reload()}>Try again</Button>
    </main>
  );
}
