import type { FastifyRequest } from 'fastify';

/** The token of a call; null without one. */
export const tokenOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  /^Token ([\w-]{1,256})$/u.exec(headers.authorization ?? '')?.[1] ?? null;
