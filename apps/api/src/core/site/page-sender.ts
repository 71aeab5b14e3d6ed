import { hasSiteFrame } from '@cleaning/contract/routes';
import type { FastifyReply } from 'fastify';
import { sitePolicy } from '../http/content-security-policy.ts';
import type { Site } from './site.ts';

export interface PageSender {
  readonly site: Site;
  /** Sends one of the site's pages, which browsers must revalidate each time. */
  send(reply: FastifyReply, file: string): FastifyReply;
  /** Sends the not-found page with status 404. */
  sendNotFound(reply: FastifyReply, path: string): FastifyReply;
}

interface PageSenderOptions {
  readonly site: Site;
  readonly allowsGoogle: boolean;
}

/** Sends pages of a site under its own policy. */
export function createPageSender({ site, allowsGoogle }: PageSenderOptions): PageSender {
  const policy = sitePolicy({ ...site, allowsGoogle });
  const send = (reply: FastifyReply, file: string) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
      .sendFile(file);
  return {
    site,
    send,
    sendNotFound: (reply, path) =>
      send(reply.code(404), hasSiteFrame(path) ? site.notFound : site.notFoundWithoutFrame),
  };
}
