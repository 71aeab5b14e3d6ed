import type { ClientProfile } from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Queryable, Transaction } from '../../../platform/db/client.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { notFound, staleVersion } from '../../../platform/http/api-error.ts';
import { findClient, updateProfile, type ClientRow } from './client-repository.ts';
import { changeOfCurrentPlan, nextPlan, type PlanWrites } from './plan-changes.ts';
import { insertPlan, updatePlan } from './plan-repository.ts';
import { lockUser, updateUser } from '../user-repository.ts';
import { toClientProfile } from './client-mapper.ts';
import {
  assertNdisFieldsFit,
  assertPeriodsInOrder,
  planColumns,
  profileColumns,
  type PlanRequest,
  type ProfileRequest,
} from './client-profile-changes.ts';

/** A change of what was last read at this version. */
interface ProfileCall {
  readonly clientId: string;
  readonly version: number;
  readonly now: Date;
}

/** A change that staff make for a client. */
type StaffCall = ProfileCall & { readonly reason: string };

const noteChange = (
  transaction: Transaction,
  { userId: actorId }: Actor,
  { clientId, reason, now }: StaffCall,
) =>
  recordAudit(transaction, {
    actorId,
    action: 'update',
    subjectType: 'client',
    subjectId: clientId,
    clientId,
    reason,
    now,
  });

/** NDIS and billing details: read and changed by the client, or for them by staff with a reason. */
export function createClientProfileService({
  database,
  secrets,
}: Pick<Dependencies, 'database' | 'secrets'>) {
  const read = async (queryable: Queryable, clientId: string, now: Date): Promise<ClientProfile> =>
    toClientProfile(await find(queryable, clientId), { secrets, today: sydneyDateOf(now) });

  /** Locks the client first: of two changes at once the second is refused with what the first wrote. */
  const lock = async (transaction: Transaction, call: ProfileCall): Promise<ClientRow> => {
    await lockUser(transaction, call.clientId);
    const row = await find(transaction, call.clientId);
    if ((row.profile?.version ?? 1) !== call.version) {
      throw staleVersion(toClientProfile(row, { secrets, today: sydneyDateOf(call.now) }));
    }
    return row;
  };

  const change = async (
    transaction: Transaction,
    call: ProfileCall,
    request: ProfileRequest,
  ): Promise<ClientProfile> => {
    const row = await lock(transaction, call);
    assertNdisFieldsFit(row, request);
    const changes = profileColumns(request);
    assertPeriodsInOrder(row, changes);
    await updateProfile(transaction, call, changes);
    const today = sydneyDateOf(call.now);
    const plans = changeOfCurrentPlan(row.plans, planColumns(request, today), today);
    await writePlans(transaction, call, plans);
    const { ndis_number: ndisNumber, client_type: clientType } = request;
    if (ndisNumber !== undefined || clientType !== undefined) {
      await updateUser(transaction, call.clientId, {
        ...(ndisNumber === undefined ? {} : ndisColumns(ndisNumber, call.clientId)),
        ...(clientType === undefined ? {} : { clientType }),
        updatedAt: call.now,
      });
    }
    return read(transaction, call.clientId, call.now);
  };

  /** Adds a plan; the profile counts a version, since it shows the plans. */
  const addPlan = async (
    transaction: Transaction,
    call: ProfileCall,
    request: PlanRequest & { readonly plan_start: string },
  ): Promise<ClientProfile> => {
    const row = await lock(transaction, call);
    assertNdisFieldsFit(row, request);
    const columns = planColumns(request, sydneyDateOf(call.now));
    const plans = nextPlan(row.plans, { ...columns, planStart: request.plan_start });
    await writePlans(transaction, call, plans);
    await updateProfile(transaction, call, {});
    return read(transaction, call.clientId, call.now);
  };

  const ndisColumns = (ndisNumber: string | null, clientId: string) => ({
    ndisNumberEncrypted: ndisNumber === null ? null : secrets.encrypt(ndisNumber, clientId),
    ndisNumberLookup: ndisNumber === null ? null : secrets.fingerprint('ndis-number', ndisNumber),
  });

  return {
    read: ({ userId }: Actor, now: Date) => read(database, userId, now),

    /** The client's own change. */
    update: (call: ProfileCall, request: ProfileRequest) =>
      database.transaction((transaction) => change(transaction, call, request)),

    /** A change that staff make; who made it and why is noted. */
    updateFor: (actor: Actor, call: StaffCall, request: ProfileRequest) =>
      database.transaction(async (transaction) => {
        const changed = await change(transaction, call, request);
        await noteChange(transaction, actor, call);
        return changed;
      }),

    /** A plan that the client adds, in the caller's transaction. */
    addPlan,

    /** A plan that staff add; who added it and why is noted. */
    addPlanFor: async (
      transaction: Transaction,
      actor: Actor,
      call: StaffCall,
      request: PlanRequest & { readonly plan_start: string },
    ) => {
      const changed = await addPlan(transaction, call, request);
      await noteChange(transaction, actor, call);
      return changed;
    },
  };
}

/** The plan that ends is written first: no two hold on one day. */
async function writePlans(
  transaction: Transaction,
  call: ProfileCall,
  { update, insert }: PlanWrites,
): Promise<void> {
  if (update !== undefined) await updatePlan(transaction, update.id, update.changes, call.now);
  if (insert !== undefined) await insertPlan(transaction, call, insert);
}

async function find(queryable: Queryable, clientId: string): Promise<ClientRow> {
  const row = await findClient(queryable, clientId);
  if (row === undefined) throw notFound();
  return row;
}
