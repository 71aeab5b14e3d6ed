import type { FastifyRequest } from 'fastify';

/**
 * Hangs up on a sender who takes longer over a body than a call may. The server itself waits longer,
 * for the sake of files.
 */
export function cutSlowBody({ raw }: Pick<FastifyRequest, 'raw'>, withinMs: number): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers;
  if (length === '0' && encoding === undefined) return;
  const timer = setTimeout(() => raw.destroy(), withinMs);
  const stop = () => clearTimeout(timer);
  raw.once('end', stop).once('close', stop);
}
