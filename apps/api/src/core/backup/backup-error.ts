/** Why a backup or restore was refused, for the operator: the problem, then what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

export const DAMAGED = 'This backup is damaged or incomplete. Use another one.';
