import * as calls from '@cleaning/contract/calls';
import type { endpointGroups, EndpointName } from '@cleaning/contract/endpoints';
import type { EndpointCall } from '@cleaning/contract/http/rules';
import type { NamedCall } from '../client/call-options.ts';

export type EndpointGroup = keyof typeof endpointGroups;

/** The call of an endpoint, with its group in the contract. */
export interface GroupedCall extends NamedCall {
  readonly name: EndpointName;
  readonly group: EndpointGroup;
}

const SUFFIX = 'Calls';

/** The call of every endpoint, by its name. */
export const CALLS: ReadonlyMap<string, GroupedCall> = new Map(
  Object.entries(calls).flatMap(([exported, table]) => {
    const group = exported.slice(0, -SUFFIX.length) as EndpointGroup;
    return Object.entries(table as Readonly<Record<string, EndpointCall>>).map(
      ([name, call]) => [name, { ...call, name: name as EndpointName, group }] as const,
    );
  }),
);

/** The call of an endpoint that is in the table. */
export function callNamed(name: string): GroupedCall {
  const call = CALLS.get(name);
  if (call === undefined) throw new TypeError(`The contract has no endpoint "${name}".`);
  return call;
}
