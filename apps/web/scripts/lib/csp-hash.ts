import { createHash } from 'node:crypto';

/** The source expression that lets one inline element through a content security policy. */
export function cspHash(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
