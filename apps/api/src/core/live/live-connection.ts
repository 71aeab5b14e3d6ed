import { LIVE_HEARTBEAT_MS, LIVE_KINDS } from '@cleaning/contract/live/rules';
import { Client } from 'pg';
import { z } from 'zod';
import type { Checkpoint } from './live-event-repository.ts';

/** The messages that the triggers send with `pg_notify`. */
const messageSchema = z.union([
  z.object({
    kind: z.enum(LIVE_KINDS),
    id: z.uuid(),
    client: z.uuid().nullable(),
    staff: z.array(z.uuid()),
  }),
  z.object({ kind: z.literal('session'), id: z.uuid() }),
]);

/** A row changed, or a session ended. */
export type LiveMessage = z.output<typeof messageSchema>;

export interface LiveConnection {
  /** The checkpoint up to which every committed change has been received. */
  readonly proved: () => Checkpoint;
  readonly close: () => Promise<void>;
}

interface LiveConnectionOptions {
  readonly url: string;
  readonly onMessage: (message: LiveMessage) => void;
  /** Called for a message that is not JSON, so that a change may have been missed. */
  readonly onUnreadable: () => void;
  /** Called each time the connection was found to work. */
  readonly onHeartbeat: (proved: Checkpoint) => void;
  /** Called at most once; later messages are not received. */
  readonly onLost: () => void;
}

/** Shorter than the time between two heartbeats. */
const ANSWER_WITHIN_MS = 10_000;

/**
 * Listens to the database's notifications, on a separate connection, because pooled connections do
 * not receive them. Heartbeats check the connection, since one that broke silently looks like one
 * without news.
 */
export async function openLiveConnection(options: LiveConnectionOptions): Promise<LiveConnection> {
  const client = new Client({
    connectionString: options.url,
    application_name: 'cleaning-live',
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  });
  let timer: NodeJS.Timeout | null = null;
  let isOver = false;
  const close = async (): Promise<void> => {
    isOver = true;
    if (timer !== null) clearInterval(timer);
    await client.end();
  };
  const lose = () => {
    if (isOver) return;
    void close();
    options.onLost();
  };
  client.on('error', lose);
  client.on('end', lose);
  client.on('notification', ({ payload = '' }) => {
    const json = parseJson(payload);
    if (json === undefined) options.onUnreadable();
    // This release does not know kinds that a later release sends.
    const message = messageSchema.safeParse(json);
    if (message.success) options.onMessage(message.data);
  });
  try {
    await client.connect();
    await client.query('listen live');
    let latest = await readCheckpoint(client);
    let proved = latest;
    const beat = async (): Promise<void> => {
      const checkpoint = await readCheckpoint(client);
      // Changes committed before the latest checkpoint may still be on their way, so the checkpoint
      // before it is the proved one.
      proved = latest;
      latest = checkpoint;
      options.onHeartbeat(proved);
    };
    timer = setInterval(() => void beat().catch(lose), LIVE_HEARTBEAT_MS).unref();
    return { proved: () => proved, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Undefined for a text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readCheckpoint(client: Client): Promise<Checkpoint> {
  const { rows } = await client.query<{ transaction_id: string; at: number }>(
    `select pg_snapshot_xmin(pg_current_snapshot())::text as transaction_id,
            floor(extract(epoch from clock_timestamp()) * 1000)::double precision as at`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The database did not say where it stands.');
  return { transactionId: row.transaction_id, at: row.at };
}
