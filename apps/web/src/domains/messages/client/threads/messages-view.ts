import { conversationQuery } from '@cleaning/api-client/queries';
import { type ThreadSubjectType, THREAD_SUBJECT_TYPES } from '@cleaning/contract/messages';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { defineListView } from '#kit/lists/define-list-view.ts';
import type { Prefetch } from '#kit/api/prefetch.ts';

/** The list of conversations, latest first. */
const threadsView = defineListView({ path: SITE_PATHS.clientMessages });

export const THREADS_PAGE_SIZE = threadsView.pageSize;

/** The quote, invoice or appointment that a conversation is about. */
export interface About {
  readonly type: ThreadSubjectType;
  readonly id: string;
}

/** The panel beside the list. All of it is in the address. */
export type OpenPart =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'thread'; readonly id: string }
  | { readonly kind: 'new' }
  | { readonly kind: 'about'; readonly about: About };

export interface MessagesView {
  readonly open: OpenPart;
  /** The page of the list, from 1. */
  readonly page: number;
}

/** Reads the view from an address; unknown values fall back to the list alone. */
export function readMessagesView(params: URLSearchParams): MessagesView {
  return { open: openPartIn(params), page: threadsView.read(params).page };
}

/** The address of a view. */
export function messagesViewPath({ open, page }: MessagesView): string {
  const params = new URLSearchParams();
  if (open.kind === 'thread') params.set('thread', open.id);
  if (open.kind === 'new') params.set('new', 'true');
  if (open.kind === 'about') params.set(open.about.type, open.about.id);
  for (const [name, value] of threadsView.toParams(toListView(page))) params.set(name, value);
  const query = params.toString();
  return query === '' ? SITE_PATHS.clientMessages : `${SITE_PATHS.clientMessages}?${query}`;
}

/** The call that the list of a view needs. */
export const threadsQuery = ({ page }: Pick<MessagesView, 'page'>) =>
  threadsView.toQuery(toListView(page));

const toListView = (page: number) =>
  threadsView.change(threadsView.read(new URLSearchParams()), { page });

function openPartIn(params: URLSearchParams): OpenPart {
  const id = params.get('thread');
  if (id !== null) return { kind: 'thread', id };
  for (const type of THREAD_SUBJECT_TYPES) {
    const aboutId = params.get(type);
    if (aboutId !== null) return { kind: 'about', about: { type, id: aboutId } };
  }
  return params.has('new') ? { kind: 'new' } : { kind: 'nothing' };
}

/** Prefetches the page of the list in the address, and the conversation open beside it. */
export const prefetchMessages: Prefetch = ({ api, client, read, search }) => {
  const view = readMessagesView(search);
  void read(api.listThreads.query(threadsQuery(view)));
  if (view.open.kind !== 'thread') return;
  void read(api.getThread.query({ id: view.open.id }));
  void read(conversationQuery(client.messages, view.open.id));
};
