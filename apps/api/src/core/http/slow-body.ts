import type { FastifyRequest } from 'fastify';

/**
 * Closes the connection of a sender whose body takes longer than a call may. The server's own limit
 * is longer, for uploads.
 */
export function limitBodyTime({ raw }: Pick<FastifyRequest, 'raw'>, withinMs: number): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers;
  if (length === '0' && encoding === undefined) return;
  const timer = setTimeout(() => raw.destroy(), withinMs);
  const stop = () => clearTimeout(timer);
  raw.once('end', stop).once('close', stop);
}
