/** The part of a driver's error that says what went wrong without saying with which values. */
export interface DatabaseFault {
  /** SQLSTATE, or the system's code for a connection that failed. */
  readonly code: string;
  readonly constraint: string | null;
  readonly table: string | null;
}

/**
 * No connection, no such database, no free connection, out of memory, out of time, and a server that is
 * starting, recovering or shutting down. Beside these, every SQLSTATE of class 08 is a lost connection.
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

/** What the driver says of a lost connection, without a code: its own, or of a pool that is closed. */
const CONNECTION_LOST =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Cannot use a pool after calling end/u;

/** No space or no quota left for a file, and SQLSTATE's disk_full. */
const STORAGE_FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

const UNIQUE_VIOLATION = '23505';
const EXCLUSION_VIOLATION = '23P01';
const FOREIGN_KEY_VIOLATION = '23503';
const RESTRICT_VIOLATION = '23001';

/** What the database said, found in an error or in what caused it; null for any other error. */
export function databaseFaultOf(error: unknown): DatabaseFault | null {
  for (let current = error; isRecord(current); current = current['cause']) {
    const { code, constraint, table, severity, syscall } = current;
    if (typeof code !== 'string') continue;
    // One error for all addresses of a host has the code of each attempt, and no system call.
    const isOfSystem = typeof syscall === 'string' || current instanceof AggregateError;
    if (isOfSystem || typeof severity === 'string') {
      return { code, constraint: textOrNull(constraint), table: textOrNull(table) };
    }
  }
  return null;
}

/** True when no answer came because the database is down, starting, or full of connections. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const fault = databaseFaultOf(error);
  if (fault !== null) return UNAVAILABLE.has(fault.code) || /^08...$/u.test(fault.code);
  for (let current = error; current instanceof Error; current = current.cause) {
    if (CONNECTION_LOST.test(current.message)) return true;
  }
  return false;
}

/** True when a write was refused because a disk is full: of this machine, or of the database server. */
export function isStorageFull(error: unknown): boolean {
  const code = databaseFaultOf(error)?.code;
  return code !== undefined && STORAGE_FULL.has(code);
}

/** True when a row would have repeated what this constraint or index keeps unique. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  const fault = databaseFaultOf(error);
  return fault?.code === UNIQUE_VIOLATION && fault.constraint === constraint;
}

/** True when a row would have overlapped another one where this constraint lets none. */
export function violatesExclusion(error: unknown, constraint: string): boolean {
  const fault = databaseFaultOf(error);
  return fault?.code === EXCLUSION_VIOLATION && fault.constraint === constraint;
}

/** True when a row could not go because another one refers to it, or what it refers to is not there. */
export function isForeignKeyViolation(error: unknown): boolean {
  const code = databaseFaultOf(error)?.code;
  return code === FOREIGN_KEY_VIOLATION || code === RESTRICT_VIOLATION;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
