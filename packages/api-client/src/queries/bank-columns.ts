import type { Endpoints } from '@cleaning/contract/endpoints';
import type { EndpointBody } from '@cleaning/contract/http';
import { keepPreviousData, type QueryKey } from '@tanstack/react-query';
import type { ApiClient } from '../client/create-api-client.ts';
import type { EndpointAnswer, QueryOptions } from './endpoint-types.ts';

type Answer = EndpointAnswer<'readBankColumns'>;

/** How a CSV file of a bank is read, before it is imported. */
export const bankColumnsQuery = (
  { readBankColumns }: Pick<ApiClient['bankStatements'], 'readBankColumns'>,
  file: File,
  body: EndpointBody<Endpoints['readBankColumns']>,
): QueryOptions<Answer> => {
  const { name, size, lastModified } = file;
  const queryKey: QueryKey = ['bankColumns', { name, size, lastModified }, body];
  return {
    queryKey: queryKey as QueryOptions<Answer>['queryKey'],
    queryFn: ({ signal }) => readBankColumns({ file, ...body }, { signal }),
    placeholderData: keepPreviousData,
    // Each answer takes the file, and is about nothing that changes while it is shown.
    staleTime: 'static',
    gcTime: 0,
  };
};
