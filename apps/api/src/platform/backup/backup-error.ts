/** Why a backup or a restore was refused, for the operator: what is wrong, then what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

export const DAMAGED = 'This backup is damaged or incomplete. Use another one.';
