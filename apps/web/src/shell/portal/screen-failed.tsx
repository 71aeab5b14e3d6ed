import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import { Card } from '@cleaning/ui/card';
import { ErrorState } from '@cleaning/ui/error-state';

/** Replaces a screen that failed; the menu around it still works. */
export function ScreenFailed() {
  const isOffline = !navigator.onLine;
  return (
    <Card>
      <ErrorState
        level={1}
        title={isOffline ? 'You are offline' : 'This page did not load'}
        message={
          isOffline
            ? 'This page needs a connection to load. Check yours, then try again.'
            : `${ERROR_MESSAGES.default} The other pages still work.`
        }
        onRetry={() => window.location.reload()}
      />
    </Card>
  );
}
