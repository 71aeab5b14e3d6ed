import { isStaff, type Actor } from '../../http/actor.ts';

/** A client sees their own quotes. */
export interface ClientViewer {
  readonly actor: 'client';
  readonly clientId: string;
}

/** Staff see everybody's. */
interface StaffViewer {
  readonly actor: 'staff';
}

/** Whose quotes a caller may see. Every query is told. */
export type QuoteViewer = ClientViewer | StaffViewer;

export const clientViewer = ({ userId }: Pick<Actor, 'userId'>): ClientViewer => ({
  actor: 'client',
  clientId: userId,
});

export const viewerOf = (actor: Actor): QuoteViewer =>
  isStaff(actor) ? { actor: 'staff' } : clientViewer(actor);
