import { isStaff, type Actor } from '../../platform/http/actor.ts';

/** A client sees their own invoices once they are issued. */
export interface ClientViewer {
  readonly actor: 'client';
  readonly clientId: string;
}

/** The company sees everybody's, drafts included; an admin may do more than staff. */
export interface StaffViewer {
  readonly actor: 'staff' | 'admin';
  readonly userId: string;
}

/** Whose invoices a caller may see. Every query is told. */
export type InvoiceViewer = ClientViewer | StaffViewer;

export const clientViewer = (clientId: string): ClientViewer => ({ actor: 'client', clientId });

/** Someone of the company. The endpoint's access rule has kept clients out. */
export const staffViewer = ({ userId, userType }: Actor): StaffViewer => ({
  actor: userType === 'admin' ? 'admin' : 'staff',
  userId,
});

/** Who is behind a viewer. */
export const idOf = (viewer: InvoiceViewer): string =>
  viewer.actor === 'client' ? viewer.clientId : viewer.userId;

export const viewerOf = (actor: Actor): InvoiceViewer =>
  isStaff(actor) ? staffViewer(actor) : clientViewer(actor.userId);
