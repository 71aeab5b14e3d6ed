import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { pageOf } from '../http/page.ts';
import { catalogueRowSchema } from './entity.ts';
import { addCatalogueRowRequest, endCatalogueRowRequest, listCatalogueQuery } from './requests.ts';

const tag = 'NDIS support catalogue';

/** Support items and their price limits, by date of service. */
export const ndisEndpoints = {
  listCatalogueRows: defineEndpoint({
    name: 'listCatalogueRows',
    method: 'GET',
    path: 'ndis/catalogue/',
    tag,
    summary: 'List support items and their price limits',
    access: 'staff',
    query: listCatalogueQuery,
    responses: { 200: pageOf(catalogueRowSchema) },
  }),
  addCatalogueRow: defineEndpoint({
    name: 'addCatalogueRow',
    method: 'POST',
    path: 'ndis/catalogue/',
    tag,
    summary: 'Add a support item, or its limits from another date',
    access: 'admin',
    body: addCatalogueRowRequest,
    responses: { 201: catalogueRowSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  endCatalogueRow: defineEndpoint({
    name: 'endCatalogueRow',
    method: 'POST',
    path: 'ndis/catalogue/:id/end/',
    tag,
    summary: 'Say on which date the limits of a support item end',
    access: 'admin',
    params: z.strictObject({ id: z.uuid() }),
    body: endCatalogueRowRequest,
    responses: { 200: catalogueRowSchema },
    rateLimit: 'write',
  }),
} as const;
