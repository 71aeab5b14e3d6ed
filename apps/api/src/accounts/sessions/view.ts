import type { DeviceSession } from '@cleaning/contract/accounts';
import type { Actor } from '../../core/http/actor.ts';
import type { SessionRow } from './session-repository.ts';

/** A session as its user sees it, on one of their devices. */
export const toDeviceSession = (row: SessionRow, { sessionId }: Actor): DeviceSession => ({
  id: row.id,
  device: row.device,
  is_current: row.id === sessionId,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
});
