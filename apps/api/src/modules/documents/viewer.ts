import { isStaff, type Actor } from '../../http/actor.ts';

/** A client sees their own documents; staff see everybody's. Every query is told. */
export type DocumentViewer =
  | { readonly actor: 'client'; readonly clientId: string }
  | { readonly actor: 'staff'; readonly staffId: string };

export const viewerOf = (actor: Actor): DocumentViewer =>
  isStaff(actor)
    ? { actor: 'staff', staffId: actor.userId }
    : { actor: 'client', clientId: actor.userId };
