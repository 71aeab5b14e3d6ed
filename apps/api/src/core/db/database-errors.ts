/** The parts of a driver's error that describe the fault without the values of the query. */
export interface DatabaseFault {
  /** The SQLSTATE, or the system error code of a connection that failed. */
  readonly code: string;
  readonly constraint: string | null;
  readonly table: string | null;
}

/**
 * No connection, no such database, too many connections, out of memory, timed out, or a server that
 * is starting, recovering or shutting down. In addition, every SQLSTATE of class 08 is a lost
 * connection.
 */
const UNAVAILABLE = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '3D000',
  '53200',
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
]);

/**
 * Error messages, without a code, of the driver for a lost connection, a closed pool or a query that
 * took too long, and of `ping`.
 */
const CONNECTION_LOST =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Cannot use a pool after calling end|Query read timeout|did not answer in time/u;

/** No space or quota left for a file, and the SQLSTATE disk_full. */
const STORAGE_FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

const UNIQUE_VIOLATION = '23505';
const EXCLUSION_VIOLATION = '23P01';
const FOREIGN_KEY_VIOLATION = '23503';
const RESTRICT_VIOLATION = '23001';

/** Finds the database error in an error or its causes; null for any other error. */
export function databaseFaultOf(error: unknown): DatabaseFault | null {
  for (let current = error; isRecord(current); current = current['cause']) {
    const { code, constraint, table, severity, syscall } = current;
    if (typeof code !== 'string') continue;
    // The aggregate error for all addresses of a host has the code of each attempt, but no syscall.
    const isOfSystem = typeof syscall === 'string' || current instanceof AggregateError;
    if (isOfSystem || typeof severity === 'string') {
      return { code, constraint: textOrNull(constraint), table: textOrNull(table) };
    }
  }
  return null;
}

/** Whether no answer came because the database is down, starting, or out of connections. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const fault = databaseFaultOf(error);
  if (fault !== null) return UNAVAILABLE.has(fault.code) || /^08...$/u.test(fault.code);
  for (let current = error; current instanceof Error; current = current.cause) {
    if (CONNECTION_LOST.test(current.message)) return true;
  }
  return false;
}

/** Whether a write failed because a disk is full: on this machine, or on the database server. */
export function isStorageFull(error: unknown): boolean {
  const code = databaseFaultOf(error)?.code;
  return code !== undefined && STORAGE_FULL.has(code);
}

/** Whether a row violated this unique constraint or index. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  const fault = databaseFaultOf(error);
  return fault?.code === UNIQUE_VIOLATION && fault.constraint === constraint;
}

/** Whether a row violated this exclusion constraint. */
export function violatesExclusion(error: unknown, constraint: string): boolean {
  const fault = databaseFaultOf(error);
  return fault?.code === EXCLUSION_VIOLATION && fault.constraint === constraint;
}

/**
 * Whether a row could not be deleted because another one refers to it, or refers to a row that does
 * not exist.
 */
export function isForeignKeyViolation(error: unknown): boolean {
  const code = databaseFaultOf(error)?.code;
  return code === FOREIGN_KEY_VIOLATION || code === RESTRICT_VIOLATION;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
