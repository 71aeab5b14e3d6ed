import { ApiError } from '../../platform/http/api-error.ts';

/**
 * Refuses what only staff can say in a request that both can make.
 *
 * @throws ApiError `validation_failed` with each of these fields that a client sent.
 */
export function assertOfClient(fields: Readonly<Record<string, unknown>>): void {
  const sent = Object.keys(fields).filter((name) => fields[name] !== undefined);
  if (sent.length === 0) return;
  throw new ApiError('validation_failed', 'Check the details below.', {
    fields: Object.fromEntries(sent.map((name) => [name, ['Leave this out: it is for us.']])),
  });
}
