import type { MessageSide } from '@cleaning/contract';
import { isStaff, type Actor } from '../../platform/http/actor.ts';

/** Who reads and writes, and whose conversations they may see: their own, or as staff everybody's. */
export interface Reader {
  readonly side: MessageSide;
  readonly readerId: string;
}

export const readerOf = (actor: Pick<Actor, 'userId' | 'userType'>): Reader => ({
  side: isStaff(actor) ? 'staff' : 'client',
  readerId: actor.userId,
});

/** Whom a message is for. */
export const otherSide = (side: MessageSide): MessageSide =>
  side === 'client' ? 'staff' : 'client';
