import type {
  EndpointBody,
  EndpointDefinition,
  EndpointParams,
  EndpointQuery,
  EndpointResponse,
} from '@cleaning/contract';
import type { EndpointCall } from '@cleaning/contract/calls';

/** What any call may be given besides its own input. */
export interface CallOptions {
  /**
   * Ends the call; it then rejects with an error of kind `cancelled`, or with one that says `isTimeout`
   * for a signal of `AbortSignal.timeout`.
   */
  readonly signal?: AbortSignal | undefined;
  /** Makes repeating a creating call harmless: the same key and body give the same answer, once. */
  readonly idempotencyKey?: string | undefined;
  /** Speaks for this token rather than the stored one. */
  readonly token?: string | undefined;
  /** How long each try may take, in milliseconds, in place of the client's own limit. */
  readonly timeoutMs?: number | undefined;
  /** Sent as well. The token and the key of the call are not overwritten by them. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** How many more tries this call has, in place of the client's own number. */
  readonly retries?: number | undefined;
}

/** A body with its key, so that pressing the button again repeats the same call. */
export interface Keyed<Body> {
  readonly body: Body;
  readonly idempotencyKey: string;
}

/** What sending a file may be given besides. */
export interface UploadOptions extends CallOptions {
  /** Called with how much of the file has been sent, from 0 to 1, as it goes. */
  readonly onUploadProgress?: ((fraction: number) => void) | undefined;
}

/** A file that a person chose, or one made here. */
type FilePart<Definition> = Definition extends { readonly upload: object }
  ? Pick<UploadOptions, 'onUploadProgress'> & { readonly file: File }
  : { readonly file?: undefined };

/** A part that the endpoint does not take is absent; one whose fields are all optional may be. */
type InputPart<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [Name in Key]?: undefined }
  : Partial<Value> extends Value
    ? { readonly [Name in Key]?: Value | undefined }
    : { readonly [Name in Key]: Value };

/** The input of one endpoint, as its definition in the contract says. */
export type CallInput<Definition extends EndpointDefinition> = CallOptions &
  InputPart<'params', EndpointParams<Definition>> &
  InputPart<'query', EndpointQuery<Definition>> &
  InputPart<'body', EndpointBody<Definition>> &
  FilePart<Definition>;

/** The call of an endpoint, with the name of the endpoint. */
export type NamedCall<Definition = EndpointDefinition> = EndpointCall<Definition> & {
  readonly name: string;
};

/**
 * Calls an endpoint of the contract. Resolves with its answer as the contract types it; rejects with
 * an `ApiError`. A `TypeError` means a mistake in the caller: an id that cannot be in an address, or an
 * address of the service that is no address here.
 */
export type CallEndpoint = <Definition extends EndpointDefinition>(
  call: NamedCall<Definition>,
  input: CallInput<Definition>,
) => Promise<EndpointResponse<Definition>>;
