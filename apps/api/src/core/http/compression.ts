import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

/**
 * How answers are compressed: quickly, since each is made for one caller.
 *
 * Guessing a secret from the length of a compressed answer (BREACH) needs a browser that sends the
 * secret's owner along with an attacker's request. This service takes no cookies, and another site
 * cannot know the token that a call carries, so answers with secrets are compressed too.
 */
export const COMPRESSION = {
  threshold: 1000,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { level: 4 },
  // A small body could otherwise unpack to one past every limit.
  globalDecompression: false,
} satisfies FastifyCompressOptions;
