import type { ApiError } from '../../platform/http/api-error.ts';

/** What a refusal says, of a field where it names one. */
export function describeRefusal({ fields, message }: ApiError): string {
  const [first] = Object.values(fields ?? {}).flat();
  return first ?? message;
}
