import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { complianceReportSchema } from './compliance.ts';

/** The check of whether an NDIS invoice would be paid. */
export const complianceEndpoints = {
  checkNdisInvoice: defineEndpoint({
    name: 'checkNdisInvoice',
    method: 'GET',
    path: 'invoices/ndis/:id/compliance_check/',
    tag: 'NDIS invoices',
    summary: 'Check an NDIS invoice against the rules for claims',
    access: 'client-or-staff',
    params: z.strictObject({ id: z.uuid() }),
    responses: { 200: complianceReportSchema },
  }),
} as const;
