import { isStaff, type Actor } from './actor.ts';

/** A client sees what is their own. */
export interface ClientViewer {
  readonly actor: 'client';
  readonly clientId: string;
}

/** Staff see everybody's. */
export interface StaffViewer {
  readonly actor: 'staff';
  readonly staffId: string;
}

/** Whose things a caller may see. Every query is told. */
export type Viewer = ClientViewer | StaffViewer;

export const clientViewer = ({ userId }: Pick<Actor, 'userId'>): ClientViewer => ({
  actor: 'client',
  clientId: userId,
});

export const staffViewer = ({ userId }: Pick<Actor, 'userId'>): StaffViewer => ({
  actor: 'staff',
  staffId: userId,
});

export const viewerOf = (actor: Actor): Viewer =>
  isStaff(actor) ? staffViewer(actor) : clientViewer(actor);

/** Who is behind a viewer. */
export const idOf = (viewer: Viewer): string =>
  viewer.actor === 'client' ? viewer.clientId : viewer.staffId;
