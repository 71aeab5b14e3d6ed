import { and, arrayContains, gt, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { ownedBy } from '../db/owned-by.ts';
import { liveEvents } from '../db/schema/index.ts';
import type { Viewer } from '../http/viewer.ts';

/** A point in the database's history: every transaction before it has ended. */
export interface Checkpoint {
  readonly transactionId: string;
  /** The database's clock, in milliseconds. */
  readonly at: number;
}

export interface LiveEvent {
  readonly kind: string;
  readonly recordId: string;
}

/**
 * More missed events than this are not sent one by one, because reading everything again costs
 * less.
 */
const MAX_MISSED = 500;

/** Shorter than events are kept, so that those of a long transaction still exist. */
const RESUME_LIMIT = sql`interval '50 minutes'`;

/** Covers changes between a page's own reads and the opening of its first stream. */
const BEFORE_FIRST_STREAM = sql`interval '1 minute'`;

/** A client receives changes of their own records, a cleaner of their own visits, the office of all. */
const visibleTo = (viewer: Viewer): SQL | undefined =>
  viewer.kind === 'cleaner'
    ? arrayContains(liveEvents.staffIds, [viewer.staffId])
    : ownedBy(viewer, liveEvents.clientId);

/**
 * The changes that a viewer missed since a checkpoint, some of which they may have received
 * already; without a checkpoint, those of the last minute.
 *
 * @returns null when the list may be incomplete.
 */
export async function findMissed(
  database: Database,
  viewer: Viewer,
  since: Checkpoint | null,
): Promise<readonly LiveEvent[] | null> {
  if (since !== null && !(await canResume(database, since))) return null;
  const condition: SQL =
    since === null
      ? gt(liveEvents.createdAt, sql`clock_timestamp() - ${BEFORE_FIRST_STREAM}`)
      : gte(liveEvents.transactionId, since.transactionId);
  const missed = await database
    .selectDistinct({ kind: liveEvents.kind, recordId: liveEvents.recordId })
    .from(liveEvents)
    .where(and(condition, visibleTo(viewer)))
    .limit(MAX_MISSED + 1);
  return missed.length > MAX_MISSED ? null : missed;
}

/**
 * False for a checkpoint that is too old, or that this database has not reached because it comes
 * from another one.
 */
async function canResume(database: Database, { transactionId, at }: Checkpoint): Promise<boolean> {
  const { rows } = await database.execute<{ can_resume: boolean }>(
    sql`select to_timestamp(${at}::double precision / 1000) > clock_timestamp() - ${RESUME_LIMIT}
          and ${transactionId}::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) as can_resume`,
  );
  return rows[0]?.can_resume === true;
}

export async function deleteLiveEventsBefore(database: Database, before: Date): Promise<void> {
  await database.delete(liveEvents).where(lt(liveEvents.createdAt, before));
}
