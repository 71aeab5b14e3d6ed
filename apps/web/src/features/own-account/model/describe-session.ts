import type { DeviceSession } from '@cleaning/contract';
import { formatInstant } from '@cleaning/pricing';

/** What a person would call the place where they are signed in. */
export function sessionName({ device }: Pick<DeviceSession, 'device'>): string {
  return device ?? 'A browser or app we do not know';
}

/** When it was last used. */
export function sessionTime({ is_current: isCurrent, last_used_at: at }: DeviceSession): string {
  return isCurrent ? 'Active now' : `Last used ${formatInstant(at, 'date-time')}`;
}

/** True for a phone or a tablet, as far as its name tells. */
export function isHandheld({ device }: Pick<DeviceSession, 'device'>): boolean {
  return /iPhone|iPad|Android/u.test(device ?? '');
}
