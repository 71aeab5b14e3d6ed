import type { Prefetch } from '../../../shared/portal-api/prefetch.ts';
import { readMessagesView, threadsQuery } from './messages-view.ts';

/** The page of the list that an address names, and the conversation that is open beside it. */
export const prefetchMessages: Prefetch = ({ queries, read, search }) => {
  const view = readMessagesView(search);
  void read(queries.messages.threads(threadsQuery(view)));
  if (view.open.kind !== 'thread') return;
  void read(queries.messages.thread(view.open.id));
  void read(queries.messages.conversation(view.open.id));
};
