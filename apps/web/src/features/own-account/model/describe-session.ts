import type { DeviceSession } from '@cleaning/contract';
import { formatInstant } from '@cleaning/pricing';

/** What a person would call the place where they are signed in. */
export function sessionName({ device }: Pick<DeviceSession, 'device'>): string {
  return device ?? 'A browser or app we do not know';
}

/** When it was last used, and since when it is signed in. */
export function sessionTimes(session: DeviceSession): string {
  const since = `Signed in ${formatInstant(session.created_at, 'date')}`;
  if (session.is_current) return `Active now. ${since}`;
  return `Last used ${formatInstant(session.last_used_at, 'date-time')}. ${since}`;
}

/** True for a phone or a tablet, as far as its name tells. */
export function isHandheld({ device }: Pick<DeviceSession, 'device'>): boolean {
  return /iPhone|iPad|Android/u.test(device ?? '');
}
