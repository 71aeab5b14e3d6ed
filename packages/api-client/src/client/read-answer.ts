import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import type { EndpointDefinition } from '@cleaning/contract/http';
import type { FileResponse } from '@cleaning/contract/http/rules';
import type { AxiosResponse } from 'axios';
import { ApiError } from '../errors/api-error.ts';
import { describeFailure } from '../errors/from-axios-error.ts';
import type { NamedCall } from './call-options.ts';
import { receivedFile } from './received-file.ts';

/** Definitions by endpoint name: `endpoints` of the contract, or a part of it. */
export type AnswerSchemas = Readonly<Record<string, Pick<EndpointDefinition, 'responses'>>>;

type Schema = Exclude<EndpointDefinition['responses'][200], FileResponse | null | undefined>;

/**
 * Reads the answer from a response. A body is required where the endpoint declares one, so a
 * proxy's HTML page is refused.
 *
 * @param schemas validate the answer, if given.
 * @throws {ApiError} of kind `invalid-response`.
 */
export function readAnswer(
  call: NamedCall,
  response: AxiosResponse<unknown>,
  schemas: AnswerSchemas = {},
): unknown {
  if (call.brings === 'nothing') return undefined;
  const answer = call.brings === 'file' ? receivedFile(response) : response.data;
  if (typeof answer !== 'object' || answer === null) throw unreadable(call, response);
  const [schema] = Object.values(schemas[call.name]?.responses ?? {});
  if (!isSchema(schema)) return answer;
  const checked = schema.safeParse(answer);
  if (!checked.success) throw unreadable(call, response);
  return checked.data;
}

const isSchema = (answer: Schema | FileResponse | null | undefined): answer is Schema =>
  answer !== null && answer !== undefined && 'safeParse' in answer;

const unreadable = (call: NamedCall, response: AxiosResponse<unknown>): ApiError =>
  new ApiError({
    kind: 'invalid-response',
    status: response.status,
    message: ERROR_MESSAGES.invalidResponseFormat,
    ...describeFailure(call, response, undefined),
  });
