import type { Page } from '@cleaning/contract/http';
import type { Message } from '@cleaning/contract/messages';
import type { PortalClient } from '../client/portal-client.ts';

const PAGE_SIZE = 30;

/** The loaded part of a conversation: its latest messages without a gap, oldest first. */
export interface Conversation {
  readonly messages: readonly Message[];
  /** Whether there are earlier messages. */
  readonly hasEarlier: boolean;
}

type Resource = PortalClient['messages'];

interface Reading {
  readonly id: string;
  readonly known: Conversation | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Reads the latest messages, page by page until they join those already loaded. */
export async function readLatest(
  { listMessages }: Resource,
  { id, known, signal }: Reading,
): Promise<Conversation> {
  let latest: Message[] = [];
  let before: string | undefined;
  for (;;) {
    const page = await listMessages({ id }, { page_size: PAGE_SIZE, before }, { signal });
    latest = [...page.results.toReversed(), ...latest];
    const isJoined = page.results.some((message) => isIn(known, message));
    if (isJoined || known === undefined || page.next === null) {
      return withLatest(isJoined ? known : undefined, latest, page);
    }
    before = latest[0]?.id;
  }
}

/** Reads the messages directly before those already loaded. */
export async function readEarlier(
  { listMessages }: Resource,
  { id, known, signal }: Reading,
): Promise<Page<Message>> {
  const before = known?.messages[0]?.id;
  return listMessages({ id }, { page_size: PAGE_SIZE, before }, { signal });
}

/** Adds a page of earlier messages, which is newest first, before those already loaded. */
export function withEarlier(known: Conversation, { results, next }: Page<Message>): Conversation {
  const earlier = results.toReversed().filter((message) => !isIn(known, message));
  return { messages: [...earlier, ...known.messages], hasEarlier: next !== null };
}

/** Appends a message, unless it is there already. */
export function withMessage(known: Conversation, message: Message): Conversation {
  if (isIn(known, message)) return known;
  return { ...known, messages: [...known.messages, message] };
}

/**
 * Newer copies of messages replace older ones. A message never changes, but a newer copy knows
 * whether it was seen.
 */
function withLatest(
  known: Conversation | undefined,
  latest: readonly Message[],
  { next }: Page<Message>,
): Conversation {
  if (known === undefined) return { messages: latest, hasEarlier: next !== null };
  const fresh = new Set(latest.map(({ id }) => id));
  return {
    messages: [...known.messages.filter(({ id }) => !fresh.has(id)), ...latest],
    hasEarlier: known.hasEarlier,
  };
}

function isIn(known: Conversation | undefined, { id }: Message): boolean {
  return known?.messages.some((message) => message.id === id) ?? false;
}
