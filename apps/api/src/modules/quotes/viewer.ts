import type { QuoteCommand } from '@cleaning/contract';
import { isStaff, type Actor } from '../../http/actor.ts';

/** A client sees their own quotes. */
export interface ClientViewer {
  readonly actor: 'client';
  readonly clientId: string;
}

/** Staff see everybody's. */
export interface StaffViewer {
  readonly actor: 'staff';
  readonly staffId: string;
}

/** Whose quotes a caller may see. Every query is told. */
export type QuoteViewer = ClientViewer | StaffViewer;

export const clientViewer = ({ userId }: Pick<Actor, 'userId'>): ClientViewer => ({
  actor: 'client',
  clientId: userId,
});

export const staffViewer = ({ userId }: Pick<Actor, 'userId'>): StaffViewer => ({
  actor: 'staff',
  staffId: userId,
});

export const viewerOf = (actor: Actor): QuoteViewer =>
  isStaff(actor) ? staffViewer(actor) : clientViewer(actor);

/** What a client does for themself: when staff do it, they do it for the client. */
const OF_CLIENT: ReadonlySet<QuoteCommand> = new Set([
  'create',
  'submit',
  'cancel',
  'approve',
  'decline',
  'request_changes',
]);

export const isForClient = (command: QuoteCommand, { actor }: QuoteViewer): boolean =>
  actor === 'staff' && OF_CLIENT.has(command);
