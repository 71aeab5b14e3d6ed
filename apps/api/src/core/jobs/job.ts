import type { Transaction } from '../db/client.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Dependencies } from '../dependencies.ts';

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;

/** What every job may use. */
export interface JobContext extends Pick<
  Dependencies,
  'database' | 'fileStore' | 'secrets' | 'push'
> {
  /** The time at which the job looks or works. It uses this instant for everything. */
  readonly now: Date;
}

interface TransactedJobContext extends JobContext {
  /**
   * The transaction in which the job does all of its work. When it ends because of a conflict with
   * another one, the job runs again, so it has no effect outside of the database.
   */
  readonly transaction: Transaction;
}

interface DueRecords {
  /** The name of its queue, in logs and metrics too. */
  readonly name: string;
  /** How long to rest between two looks for due records, in milliseconds. */
  readonly restMs: number;
  /** The ids of the records that are due, the most urgent first. */
  readonly listDue: (context: JobContext) => Promise<readonly string[]>;
}

/** Work that the service does without a call, for one record at a time. */
export interface Job extends DueRecords {
  readonly run: (context: JobContext, id: string) => Promise<void>;
}

type JobDefinition = DueRecords &
  (
    | {
        /**
         * Does the work for one record. It looks whether the record is still due, since a process
         * that died may have done it before.
         */
        readonly run: (context: TransactedJobContext, id: string) => Promise<void>;
      }
    | {
        /**
         * Does slow work for one record, such as a call to another service, which must not hold a
         * transaction open. It opens a transaction for what it writes.
         */
        readonly runOutsideTransaction: Job['run'];
      }
  );

/** Defines a job, whose `run` gets the one transaction of its work. */
export const defineJob = (definition: JobDefinition): Job => ({
  name: definition.name,
  restMs: definition.restMs,
  listDue: definition.listDue,
  run:
    'run' in definition
      ? (context, id) =>
          inTransaction(context.database, (transaction) =>
            definition.run({ ...context, transaction }, id),
          )
      : definition.runOutsideTransaction,
});
