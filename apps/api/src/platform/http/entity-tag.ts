import { createHash } from 'node:crypto';

/**
 * A strong entity tag (RFC 9110, 8.8.3) of an answer: a hash of its bytes, because an answer can change
 * while the version of its row does not, with the date or with rows that it names.
 */
export const entityTagOf = (body: string): string =>
  `"${createHash('sha256').update(body).digest('base64url')}"`;

/** Whether an `If-None-Match` header says that the caller has this answer already. */
export const isKnownTo = (ifNoneMatch: string | undefined, tag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((known) => known.trim().replace(/^W\//u, ''))
    .some((known) => known === tag || known === '*');
