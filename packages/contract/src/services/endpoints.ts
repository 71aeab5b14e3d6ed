import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { addonSchema, catalogueSchema, serviceSchema } from './entity.ts';

const tag = 'Services';

/** What the company offers and what it costs. */
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
} as const;
