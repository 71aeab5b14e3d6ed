/** The part of a driver's error that says what went wrong without saying with which values. */
export interface DatabaseFault {
  /** SQLSTATE, or the system's code for a connection that failed. */
  readonly code: string;
  readonly constraint: string | null;
  readonly table: string | null;
}

/** No way to the server, no such database, no free connection, out of time, or shutting down. */
const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '3D000',
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
]);

const UNIQUE_VIOLATION = '23505';
const EXCLUSION_VIOLATION = '23P01';
const FOREIGN_KEY_VIOLATION = '23503';
const RESTRICT_VIOLATION = '23001';

/** What the database said, found in an error or in what caused it; null for any other error. */
export function databaseFaultOf(error: unknown): DatabaseFault | null {
  for (let current = error; isRecord(current); current = current['cause']) {
    const { code, constraint, table, severity, syscall } = current;
    if (typeof code === 'string' && (typeof severity === 'string' || typeof syscall === 'string')) {
      return { code, constraint: textOrNull(constraint), table: textOrNull(table) };
    }
  }
  return null;
}

/** True when no answer came because the database is down, starting, or full of connections. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const fault = databaseFaultOf(error);
  if (fault !== null) return UNAVAILABLE.has(fault.code);
  for (let current = error; current instanceof Error; current = current.cause) {
    // The pool has no code of its own for these two.
    if (/timeout exceeded when trying to connect|Connection terminated/u.test(current.message)) {
      return true;
    }
  }
  return false;
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
