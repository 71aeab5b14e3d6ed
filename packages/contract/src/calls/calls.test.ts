import { describe, expect, test } from 'vitest';
import { allEndpoints, endpointGroups } from '../endpoints/endpoint-table.ts';
import { callOf } from '../http/endpoint-call.ts';
import type { EndpointDefinition } from '../http/endpoint.ts';
import * as calls from './index.ts';

const groups = Object.entries<Readonly<Record<string, EndpointDefinition>>>({ ...endpointGroups });

describe('the calls of the client', () => {
  test.each(groups)(
    'of %s are those of the endpoint table; otherwise run `pnpm --filter @cleaning/contract run build`',
    (group, endpoints) => {
      const expected = Object.entries(endpoints).map(([name, definition]) => [
        name,
        callOf(definition, allEndpoints),
      ]);
      expect(Object.entries(Reflect.get(calls, `${group}Calls`) ?? {})).toEqual(expected);
    },
  );

  test('include no group that the table does not have', () => {
    const named = Object.keys(calls).filter((name) => name.endsWith('Calls'));
    expect(named.toSorted()).toEqual(groups.map(([group]) => `${group}Calls`).toSorted());
  });
});
