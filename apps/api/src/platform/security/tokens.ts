import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A secret of 256 random bits, safe in a link and in a header. */
export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is stored of a token. It needs no salt and no slow hash: there is nothing to guess. */
export const hashToken = (token: string): Buffer => Buffer.from(hash('sha256', token), 'hex');
