/** Why this version does not migrate or restore some data, for the operator, and what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}
