import { maskNdisNumber } from '@cleaning/contract/rules';
import type { Secrets } from '../core/security/secrets.ts';

/** An NDIS number with most of its digits hidden; words for one that cannot be decrypted. */
export function maskedNdisNumber(
  secrets: Pick<Secrets, 'decryptOrNull'>,
  encrypted: Buffer,
  clientId: string,
): string {
  const number = secrets.decryptOrNull(encrypted, clientId);
  return number === null ? 'Cannot be read' : maskNdisNumber(number);
}
