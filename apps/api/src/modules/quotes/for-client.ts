import type { QuoteCommand } from '@cleaning/contract';
import type { Viewer } from '../../platform/http/viewer.ts';

/** What a client does for themself: when staff do it, they do it for the client. */
const OF_CLIENT: ReadonlySet<QuoteCommand> = new Set([
  'create',
  'submit',
  'cancel',
  'approve',
  'decline',
  'request_changes',
]);

export const isForClient = (command: QuoteCommand, { actor }: Viewer): boolean =>
  actor === 'staff' && OF_CLIENT.has(command);
