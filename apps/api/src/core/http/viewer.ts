import type { Access } from '@cleaning/contract/http/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Actor } from './actor.ts';

/** A client sees their own records. */
export interface ClientViewer {
  readonly kind: 'client';
  readonly clientId: string;
}

/** Office staff and admins see the records of all clients; an admin may do more. */
export interface OfficeViewer {
  readonly kind: 'office';
  readonly staffId: string;
  readonly isAdmin: boolean;
}

/** A cleaner sees what their own visits of some days need, and their own hours and leave. */
export interface CleanerViewer {
  readonly kind: 'cleaner';
  readonly staffId: string;
  /** Today in Sydney, from which those days are counted. */
  readonly today: string;
}

/** The caller of a public endpoint sees no records of clients. */
export interface AnonymousViewer {
  readonly kind: 'anonymous';
}

/** On whose behalf rows are read and written. The owner filter of every query uses it. */
export type Viewer = UserViewer | AnonymousViewer;

/** The viewer of a call that needs an account. */
export type UserViewer = ClientViewer | StaffViewer;

/** The viewer of a call of the company's people. */
export type StaffViewer = OfficeViewer | CleanerViewer;

/** The viewer of a call that cleaners may not make. */
export type RecordViewer = ClientViewer | OfficeViewer;

/** The type of viewer that an endpoint gets, by its access rule. */
export type ViewerOfAccess<Rule extends Access> = Rule extends 'public'
  ? AnonymousViewer
  : Rule extends 'client'
    ? ClientViewer
    : Rule extends 'office' | 'admin' | 'owner'
      ? OfficeViewer
      : Rule extends 'staff'
        ? StaffViewer
        : Rule extends 'client-or-office'
          ? RecordViewer
          : UserViewer;

/** The viewer of a call; a null actor is a caller without a session. */
export function viewerOf(actor: Actor | null, now: Date): Viewer {
  if (actor === null) return { kind: 'anonymous' };
  const { userId, role } = actor;
  switch (role) {
    case 'client':
      return { kind: 'client', clientId: userId };
    case 'cleaner':
      return { kind: 'cleaner', staffId: userId, today: sydneyDateOf(now) };
    case 'office':
    case 'admin':
      return { kind: 'office', staffId: userId, isAdmin: role === 'admin' };
    default:
      return role satisfies never;
  }
}

/** The viewer for work of the service itself on the rows of one client, such as a data export. */
export const clientViewer = (clientId: string): ClientViewer => ({ kind: 'client', clientId });

/** The viewer for what the service does in the name of a member of staff. */
export const officeViewer = (staffId: string): OfficeViewer => ({
  kind: 'office',
  staffId,
  isAdmin: false,
});

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

/** The side of a viewer in state machines, histories and conversations. */
export const sideOf = ({ kind }: UserViewer): 'client' | 'staff' =>
  kind === 'client' ? 'client' : 'staff';

/** The role that a state machine checks; an admin may do more than staff. */
export const roleOf = (viewer: UserViewer): 'client' | 'staff' | 'admin' =>
  viewer.kind === 'office' && viewer.isAdmin ? 'admin' : sideOf(viewer);
