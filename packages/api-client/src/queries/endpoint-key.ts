import type { EndpointName } from '@cleaning/contract/endpoints';
import type { DataTag, QueryKey } from '@tanstack/react-query';
import { callNamed, type EndpointGroup } from './calls.ts';
import type { EndpointAnswer, EndpointInput } from './endpoint-types.ts';

/**
 * The key of the query of an endpoint.
 *
 * @param input the input of one query, or a part of it: the key is then a prefix of every query
 *   with that part. Without it the key is a prefix of all queries of the endpoint, and that of the
 *   query without input.
 */
export function endpointKey<Name extends EndpointName>(
  name: Name,
  input?: Partial<EndpointInput<Name>>,
): DataTag<QueryKey, EndpointAnswer<Name>> {
  const key: QueryKey = [callNamed(name).group, name];
  const isEmpty = Object.values(input ?? {}).every((value) => value === undefined);
  return (isEmpty ? key : [...key, input]) as DataTag<QueryKey, EndpointAnswer<Name>>;
}

/** The prefix of the keys of a group's queries. */
export const groupKey = (group: EndpointGroup): QueryKey => [group];
