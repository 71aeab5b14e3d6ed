import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A secret of 256 random bits, safe in a link and in a header. */
export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The stored form of a token. It needs no salt and no slow hash, since the token is random. */
export const hashToken = (token: string): Buffer => Buffer.from(hash('sha256', token), 'hex');
