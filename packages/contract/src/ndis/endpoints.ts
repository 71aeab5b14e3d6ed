import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { pageOf } from '../http/page.ts';
import { complianceReportSchema } from './compliance.ts';
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
    access: 'office',
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

/** The check of whether an NDIS invoice would be paid. */
export const complianceEndpoints = {
  checkNdisInvoice: defineEndpoint({
    name: 'checkNdisInvoice',
    method: 'GET',
    path: 'invoices/ndis/:id/compliance_check/',
    tag: 'NDIS invoices',
    summary: 'Check an NDIS invoice against the rules for claims',
    access: 'client-or-office',
    params: z.strictObject({ id: z.uuid() }),
    responses: { 200: complianceReportSchema },
  }),
} as const;
