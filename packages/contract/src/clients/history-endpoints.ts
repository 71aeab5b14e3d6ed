import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { clientHistoryQuery, clientHistorySchema } from './history.ts';

/** The history of a client in every part of the company. */
export const clientHistoryEndpoints = {
  getClientHistory: defineEndpoint({
    name: 'getClientHistory',
    method: 'GET',
    path: 'clients/:id/history/',
    tag: 'Clients',
    summary: 'Read what happened with a client, the latest first; noted in the audit log',
    access: 'office',
    params: z.strictObject({ id: z.uuid() }),
    query: clientHistoryQuery,
    responses: { 200: clientHistorySchema },
  }),
} as const;
