import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { pageOf, pageQuery } from '../http/page.ts';
import {
  addressSchema,
  myAddressesPageSchema,
  createAddressForRequest,
  createAddressRequest,
  deleteAddressQuery,
  updateAddressForRequest,
  updateAddressRequest,
} from './addresses.ts';

const tag = 'Accounts';
const params = z.strictObject({ id: z.uuid() });

/** The addresses that a client has cleaned. */
export const addressesEndpoints = {
  listAddresses: defineEndpoint({
    name: 'listAddresses',
    method: 'GET',
    path: 'accounts/addresses/',
    tag,
    summary: 'List your own addresses, the default first, and the last one used that is not saved',
    access: 'client',
    query: pageQuery,
    responses: { 200: myAddressesPageSchema },
  }),
  createAddress: defineEndpoint({
    name: 'createAddress',
    method: 'POST',
    path: 'accounts/addresses/',
    tag,
    summary: 'Keep an address; the first one becomes the default',
    access: 'client',
    body: createAddressRequest,
    responses: { 201: addressSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  updateAddress: defineEndpoint({
    name: 'updateAddress',
    method: 'PATCH',
    path: 'accounts/addresses/:id/',
    tag,
    summary:
      'Change one of your addresses, and the notes of visits booked there, or make it the default',
    access: 'client',
    params,
    body: updateAddressRequest,
    responses: { 200: addressSchema },
    rateLimit: 'write',
  }),
  deleteAddress: defineEndpoint({
    name: 'deleteAddress',
    method: 'DELETE',
    path: 'accounts/addresses/:id/',
    tag,
    summary: 'Remove one of your addresses',
    access: 'client',
    params,
    query: deleteAddressQuery,
    responses: { 204: null },
    conflict: addressSchema,
    rateLimit: 'write',
  }),
  listAddressesFor: defineEndpoint({
    name: 'listAddressesFor',
    method: 'GET',
    path: 'clients/:id/addresses/',
    tag: 'Clients',
    summary: 'List the addresses of a client, the default first',
    access: 'office',
    params,
    query: pageQuery,
    responses: { 200: pageOf(addressSchema) },
  }),
  createAddressFor: defineEndpoint({
    name: 'createAddressFor',
    method: 'POST',
    path: 'clients/:id/addresses/',
    tag: 'Clients',
    summary: 'Keep an address of a client, with a reason',
    access: 'office',
    params,
    body: createAddressForRequest,
    responses: { 201: addressSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  updateAddressFor: defineEndpoint({
    name: 'updateAddressFor',
    method: 'PATCH',
    path: 'clients/addresses/:id/',
    tag: 'Clients',
    summary: 'Change an address of a client, with a reason',
    access: 'office',
    params,
    body: updateAddressForRequest,
    responses: { 200: addressSchema },
    rateLimit: 'write',
  }),
} as const;
