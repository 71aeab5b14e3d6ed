import { createHash } from 'node:crypto';

/**
 * An entity tag (RFC 9110, 8.8.3) of an answer. It is a hash of the bytes, because an answer may
 * change without its row's version, for example with the date or with related rows. It is weak,
 * because the same answer is sent compressed in several ways.
 */
export const entityTagOf = (body: string): string =>
  `W/"${createHash('sha256').update(body).digest('base64url')}"`;

/** Whether an `If-None-Match` header shows that the caller already has this answer. */
export const isKnownTo = (ifNoneMatch: string | undefined, tag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((known) => known.trim())
    .some((known) => known === '*' || opaqueTagOf(known) === opaqueTagOf(tag));

const opaqueTagOf = (tag: string): string => tag.replace(/^W\//u, '');
