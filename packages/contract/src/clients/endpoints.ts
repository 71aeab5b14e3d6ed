import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { pageOf } from '../http/page.ts';
import { clientSchema, clientSummarySchema, ndisNumberSchema } from './entity.ts';
import { clientProfileSchema } from './profile.ts';
import { updateClientProfileForRequest, updateClientProfileRequest } from './profile-requests.ts';
import { listClientsQuery, revealNdisNumberRequest, updateClientForRequest } from './requests.ts';

const tag = 'Clients';
const params = z.strictObject({ id: z.uuid() });

/** What invoices and NDIS claims need to know about a client, for the client and for staff. */
export const clientsEndpoints = {
  getClientProfile: defineEndpoint({
    name: 'getClientProfile',
    method: 'GET',
    path: 'accounts/profile/client/',
    tag,
    summary: 'Read your own NDIS and billing details',
    access: 'client',
    responses: { 200: clientProfileSchema },
  }),
  updateClientProfile: defineEndpoint({
    name: 'updateClientProfile',
    method: 'PATCH',
    path: 'accounts/profile/client/',
    tag,
    summary: 'Change your own NDIS and billing details',
    access: 'client',
    body: updateClientProfileRequest,
    responses: { 200: clientProfileSchema },
    rateLimit: 'write',
  }),
  listClients: defineEndpoint({
    name: 'listClients',
    method: 'GET',
    path: 'clients/',
    tag,
    summary: 'List the clients',
    access: 'staff',
    query: listClientsQuery,
    responses: { 200: pageOf(clientSummarySchema) },
  }),
  getClient: defineEndpoint({
    name: 'getClient',
    method: 'GET',
    path: 'clients/:id/',
    tag,
    summary: 'Read a client with their NDIS and billing details; noted in the audit log',
    access: 'staff',
    params,
    responses: { 200: clientSchema },
  }),
  updateClientFor: defineEndpoint({
    name: 'updateClientFor',
    method: 'PATCH',
    path: 'clients/:id/',
    tag,
    summary: 'Change the name or the phone number of a client, with a reason',
    access: 'staff',
    params,
    body: updateClientForRequest,
    responses: { 200: clientSchema },
    rateLimit: 'write',
  }),
  updateClientProfileFor: defineEndpoint({
    name: 'updateClientProfileFor',
    method: 'PATCH',
    path: 'clients/:id/profile/',
    tag,
    summary: 'Change the NDIS and billing details of a client, with a reason',
    access: 'staff',
    params,
    body: updateClientProfileForRequest,
    responses: { 200: clientProfileSchema },
    rateLimit: 'write',
  }),
  revealNdisNumber: defineEndpoint({
    name: 'revealNdisNumber',
    method: 'POST',
    path: 'clients/:id/reveal_ndis_number/',
    tag,
    summary: 'Show the whole NDIS number of a client, with a reason; noted in the audit log',
    access: 'staff',
    params,
    body: revealNdisNumberRequest,
    responses: { 200: ndisNumberSchema },
    rateLimit: 'token',
  }),
} as const;
