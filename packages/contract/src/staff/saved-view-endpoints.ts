import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { savedViewSchema, createSavedViewRequest, listSavedViewsQuery } from './saved-views.ts';

const tag = 'Saved views';

/** The saved filters of staff. */
export const savedViewsEndpoints = {
  listSavedViews: defineEndpoint({
    name: 'listSavedViews',
    method: 'GET',
    path: 'saved_views/',
    tag,
    summary: 'List your own views of a list, by name',
    access: 'office',
    query: listSavedViewsQuery,
    responses: { 200: z.array(savedViewSchema) },
  }),
  createSavedView: defineEndpoint({
    name: 'createSavedView',
    method: 'POST',
    path: 'saved_views/',
    tag,
    summary: 'Save the filters of a list under a name',
    access: 'office',
    body: createSavedViewRequest,
    responses: { 201: savedViewSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  deleteSavedView: defineEndpoint({
    name: 'deleteSavedView',
    method: 'DELETE',
    path: 'saved_views/:id/',
    tag,
    summary: 'Delete one of your own views',
    access: 'office',
    params: z.strictObject({ id: z.uuid() }),
    responses: { 204: null },
    rateLimit: 'write',
  }),
} as const;
