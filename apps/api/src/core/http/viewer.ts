import type { Access } from '@cleaning/contract/http/rules';
import { isStaff, type Actor } from './actor.ts';

/** A client sees their own records. */
export interface ClientViewer {
  readonly kind: 'client';
  readonly clientId: string;
}

/** Staff see the records of all clients; an admin may do more. */
export interface StaffViewer {
  readonly kind: 'staff';
  readonly staffId: string;
  readonly isAdmin: boolean;
}

/** The caller of a public endpoint sees no records of clients. */
export interface AnonymousViewer {
  readonly kind: 'anonymous';
}

/** On whose behalf rows are read and written. The owner filter of every query uses it. */
export type Viewer = ClientViewer | StaffViewer | AnonymousViewer;

/** The viewer of a call that needs an account. */
export type UserViewer = ClientViewer | StaffViewer;

/** The type of viewer that an endpoint gets, by its access rule. */
export type ViewerOfAccess<Rule extends Access> = Rule extends 'public'
  ? AnonymousViewer
  : Rule extends 'client'
    ? ClientViewer
    : Rule extends 'staff' | 'admin'
      ? StaffViewer
      : UserViewer;

/** The viewer of a call; a null actor is a caller without a session. */
export function viewerOf(actor: Actor | null): Viewer {
  if (actor === null) return { kind: 'anonymous' };
  const { userId, userType } = actor;
  return isStaff(actor)
    ? { kind: 'staff', staffId: userId, isAdmin: userType === 'admin' }
    : { kind: 'client', clientId: userId };
}

/** The viewer for work of the service itself on the rows of one client, such as a data export. */
export const clientViewer = (clientId: string): ClientViewer => ({ kind: 'client', clientId });

export const userIdOf = (viewer: UserViewer): string =>
  viewer.kind === 'client' ? viewer.clientId : viewer.staffId;

/** Who changed a record, and when, as stored in its row. */
export interface ChangeStamp {
  /** Null for a change by the service itself. */
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

/** The role that a state machine checks; an admin may do more than staff. */
export const roleOf = (viewer: UserViewer): 'client' | 'staff' | 'admin' =>
  viewer.kind === 'staff' && viewer.isAdmin ? 'admin' : viewer.kind;
