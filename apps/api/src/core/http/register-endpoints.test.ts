import { defineEndpoint, type EndpointDefinition } from '@cleaning/contract/http';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { unusedDependencies } from '../../../test/unused-dependencies.ts';
import { handleError } from './error-handler.ts';
import { registerEndpoints } from './register-endpoints.ts';

const thing = defineEndpoint({
  name: 'thing',
  method: 'GET',
  path: 'thing/',
  tag: 'Test',
  summary: 'A thing',
  access: 'public',
  responses: { 200: z.object({ known: z.string(), inner: z.object({ known: z.string() }) }) },
});

const build = () => {
  const app = fastify();
  app.setErrorHandler(handleError);
  return app;
};

const unused = () => Promise.reject(new Error('This test calls no endpoint.'));

it('the start fails with an endpoint that states no access rule', () => {
  const { access: _access, ...open } = thing;
  // The types refuse this too; this tests a table that bypassed them.
  const endpoints = { thing: open as unknown as EndpointDefinition };
  expect(() =>
    registerEndpoints(build(), endpoints, { thing: unused }, unusedDependencies),
  ).toThrow('The endpoint "thing" states no access rule.');
});

it('the start fails with an endpoint that has no handler', () => {
  const endpoints: Record<string, EndpointDefinition> = { thing };
  expect(() => registerEndpoints(build(), endpoints, {}, unusedDependencies)).toThrow(
    'The endpoint "thing" has no handler.',
  );
});

it('the start fails with a handler that has no endpoint', () => {
  const endpoints: Record<string, EndpointDefinition> = {};
  expect(() =>
    registerEndpoints(build(), endpoints, { thing: unused }, unusedDependencies),
  ).toThrow('The handler "thing" has no endpoint.');
});

it('a response contains the declared fields only', async () => {
  const app = build();
  const inner = { known: 'b', secret: 2 };
  const thingHandler = async () => ({
    status: 200 as const,
    body: { known: 'a', secret: 1, inner },
  });
  registerEndpoints(app, { thing }, { thing: thingHandler }, unusedDependencies);
  const response = await app.inject('/api/v1/thing/');
  expect(response.json()).toEqual({ known: 'a', inner: { known: 'b' } });
});

it('a response that breaks the contract becomes a 500 without its content', async () => {
  const app = build();
  const body = { known: 'a secret', inner: { known: 7 as unknown as string } };
  registerEndpoints(
    app,
    { thing },
    { thing: async () => ({ status: 200 as const, body }) },
    unusedDependencies,
  );
  const response = await app.inject('/api/v1/thing/');
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    detail: 'Server error. Please try again later.',
    code: 'server_error',
  });
});
