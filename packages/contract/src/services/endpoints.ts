import { z } from 'zod';
import { ADDRESS_LIMITS } from '../fields/address.ts';
import { requiredLine } from '../fields/text.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { addonSchema, areaCheckSchema, catalogueSchema, serviceSchema } from './entity.ts';

const tag = 'Services';

/** What the company offers, where, and what it costs. */
export const servicesEndpoints = {
  getCatalogue: defineEndpoint({
    name: 'getCatalogue',
    method: 'GET',
    path: 'services/',
    tag,
    summary: 'List services, rooms, add-ons and timelines with their prices',
    access: 'public',
    responses: { 200: catalogueSchema },
  }),
  listServices: defineEndpoint({
    name: 'listServices',
    method: 'GET',
    path: 'services/services/',
    tag,
    summary: 'List services with their base prices',
    access: 'public',
    responses: { 200: z.array(serviceSchema) },
  }),
  listAddons: defineEndpoint({
    name: 'listAddons',
    method: 'GET',
    path: 'services/addons/',
    tag,
    summary: 'List add-ons with their prices',
    access: 'public',
    responses: { 200: z.array(addonSchema) },
  }),
  checkArea: defineEndpoint({
    name: 'checkArea',
    method: 'GET',
    path: 'areas/check/',
    tag,
    summary: 'Check whether the company cleans at a suburb or postcode',
    access: 'public',
    query: z.strictObject({
      q: requiredLine({ max: ADDRESS_LIMITS.suburb, emptyMessage: 'Give a suburb or a postcode.' }),
    }),
    responses: { 200: areaCheckSchema },
  }),
} as const;
