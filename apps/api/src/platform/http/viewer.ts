import type { Access } from '@cleaning/contract';
import { isStaff, type Actor } from './actor.ts';

/** A client sees what is their own. */
export interface ClientViewer {
  readonly kind: 'client';
  readonly clientId: string;
}

/** Staff see what belongs to any client; an admin may do more. */
export interface StaffViewer {
  readonly kind: 'staff';
  readonly staffId: string;
  readonly isAdmin: boolean;
}

/** The caller of a public endpoint sees nothing that belongs to a client. */
export interface AnonymousViewer {
  readonly kind: 'anonymous';
}

/** On whose behalf rows are read and written: the owner filter of every query takes it. */
export type Viewer = ClientViewer | StaffViewer | AnonymousViewer;

/** The viewer of a call that needs an account. */
export type UserViewer = ClientViewer | StaffViewer;

/** The viewer that an endpoint gets, by its access rule. */
export type ViewerOfAccess<Rule extends Access> = Rule extends 'public'
  ? AnonymousViewer
  : Rule extends 'client'
    ? ClientViewer
    : Rule extends 'staff' | 'admin'
      ? StaffViewer
      : UserViewer;

/** The viewer of a call; `null` is a caller without a session. */
export function viewerOf(actor: Actor | null): Viewer {
  if (actor === null) return { kind: 'anonymous' };
  const { userId, userType } = actor;
  return isStaff(actor)
    ? { kind: 'staff', staffId: userId, isAdmin: userType === 'admin' }
    : { kind: 'client', clientId: userId };
}

/** The viewer for what the service itself does with the rows of one client, such as their data export. */
export const clientViewer = (clientId: string): ClientViewer => ({ kind: 'client', clientId });

export const userIdOf = (viewer: UserViewer): string =>
  viewer.kind === 'client' ? viewer.clientId : viewer.staffId;

/** Who changed a record, and when, as its row keeps it. */
export interface ChangeStamp {
  /** Null for what the service does by itself. */
  readonly updatedBy: string | null;
  readonly updatedAt: Date;
}

export const stampOf = ({
  viewer,
  now,
}: {
  readonly viewer: UserViewer;
  readonly now: Date;
}): ChangeStamp => ({ updatedBy: userIdOf(viewer), updatedAt: now });

/** The role by which a state machine decides, where an admin may do more than staff. */
export const roleOf = (viewer: UserViewer): 'client' | 'staff' | 'admin' =>
  viewer.kind === 'staff' && viewer.isAdmin ? 'admin' : viewer.kind;
