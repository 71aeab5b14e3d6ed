import { allEndpoints } from '@cleaning/contract/endpoints';
import { expect, it } from 'vitest';
import { explainUnmatched } from './unmatched-route.ts';

const explain = (method: string, path: string) => explainUnmatched(allEndpoints, method, path);

it.each([
  ['GET', '/api/v1/quotes/my-quotes', { kind: 'redirect', path: '/api/v1/quotes/my-quotes/' }],
  ['HEAD', '/api/v1/services', { kind: 'redirect', path: '/api/v1/services/' }],
  ['PATCH', '/api/v1/quotes/1', { kind: 'slash-missing', path: '/api/v1/quotes/1/' }],
  ['PUT', '/api/v1/quotes/', { kind: 'method-not-allowed', allow: ['GET', 'HEAD', 'POST'] }],
  ['PUT', '/api/v1/quotes', { kind: 'method-not-allowed', allow: ['GET', 'HEAD', 'POST'] }],
  [
    'POST',
    '/api/v1/quotes/1/',
    { kind: 'method-not-allowed', allow: ['GET', 'HEAD', 'PATCH', 'DELETE'] },
  ],
  ['DELETE', '/api/v1/quotes/my-quotes/', { kind: 'method-not-allowed', allow: ['GET', 'HEAD'] }],
  ['GET', '/api/v1/quotes/1/2/', { kind: 'not-found' }],
  ['GET', '/api/v1/', { kind: 'not-found' }],
  ['GET', '/api/v1xquotes/', { kind: 'not-found' }],
])('%s %s', (method, path, expected) => {
  expect(explain(method, path)).toEqual(expected);
});
