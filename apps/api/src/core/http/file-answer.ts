import type { FileResponse } from '@cleaning/contract/http/rules';
import type { FastifyReply } from 'fastify';
import { FILE_POLICY } from './content-security-policy.ts';
import type { FileAnswer } from './handlers.ts';

/**
 * Sends a file so that a browser saves it and never runs it.
 *
 * @param answer the handler's result.
 * @throws Error when the endpoint does not declare this kind of file.
 */
export function sendFile(reply: FastifyReply, promised: FileResponse, answer: unknown) {
  // The type of the endpoint guarantees that its handler returns a file.
  const { fileName, mediaType, content } = answer as FileAnswer;
  if (!promised.mediaTypes.includes(mediaType)) {
    throw new Error(`A file of the type ${mediaType} was not promised.`);
  }
  const [body, byteSize] =
    'stream' in content ? [content.stream, content.byteSize] : [content, content.length];
  return reply
    .headers({
      'content-security-policy': FILE_POLICY,
      'content-disposition': attachmentNamed(fileName),
      'content-length': byteSize,
      // A link to a file may be shared; search engines must not index the file.
      'x-robots-tag': 'noindex',
    })
    .type(mediaType)
    .send(body);
}

/** The header that makes a browser save a file under a name in any script (RFC 6266). */
export function attachmentNamed(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/gu, '_');
  const exact = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/gu,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
