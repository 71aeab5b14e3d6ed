import type { QuoteCommand } from '@cleaning/contract';
import type { UserViewer } from '../../platform/http/viewer.ts';

/** What a client does for themself: when staff do it, they do it for the client. */
const OF_CLIENT: ReadonlySet<QuoteCommand> = new Set([
  'create',
  'submit',
  'cancel',
  'approve',
  'decline',
  'request_changes',
]);

export const isForClient = (command: QuoteCommand, { kind }: UserViewer): boolean =>
  kind === 'staff' && OF_CLIENT.has(command);
