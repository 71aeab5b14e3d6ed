import { screen, within } from '@testing-library/react';
import { startStaffService } from './staff-portal.ts';
import { thread, threadAnswers } from './staff-threads.ts';

export const LIST = '/staff/portal/messages';
export const ADDRESS = `${LIST}/${thread.id}`;

/** The service of the messages of staff. */
export function startMessages() {
  const server = startStaffService();
  return {
    server,
    serve: (...threads: Parameters<typeof threadAnswers>): void =>
      server.use(...threadAnswers(...threads)),
  };
}

/** The list of conversations. */
export const rows = async () =>
  within(await screen.findByRole('navigation', { name: 'Conversations' }));

/** Single keys work once the user's choice about them is known. */
export const keysWork = () => screen.findByText('quick replies');
