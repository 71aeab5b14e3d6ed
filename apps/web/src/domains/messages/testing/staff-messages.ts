import { screen, within } from '@testing-library/react';
import { startService } from '#app/testing/render-app.tsx';
import { thread, threadAnswers } from './staff-threads.ts';

export const LIST = '/staff/portal/messages';
export const ADDRESS = `${LIST}/${thread.id}`;

/** Starts a mock service for the staff messages page. */
export function startMessages() {
  const server = startService();
  return {
    server,
    serve: (...threads: Parameters<typeof threadAnswers>): void =>
      server.use(...threadAnswers(...threads)),
  };
}

/** The list of conversations. */
export const rows = async () =>
  within(await screen.findByRole('navigation', { name: 'Conversations' }));

/** Waits until single keys work, which is once the user's setting for them has loaded. */
export const keysWork = () => screen.findByText('quick replies');
