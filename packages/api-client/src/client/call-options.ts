import type {
  EndpointBody,
  EndpointDefinition,
  EndpointParams,
  EndpointQuery,
  EndpointResponse,
} from '@cleaning/contract/http';
import type { EndpointCall } from '@cleaning/contract/http/rules';

/** Options that any call takes besides its input. */
export interface CallOptions {
  /**
   * Cancels the call, which then rejects with an error of kind `cancelled`, or with one that says
   * `isTimeout` for a signal of `AbortSignal.timeout`.
   */
  readonly signal?: AbortSignal | undefined;
  /** The token to send instead of the stored one. */
  readonly token?: string | undefined;
  /** The timeout of each try, in milliseconds, instead of the client's own. */
  readonly timeoutMs?: number | undefined;
  /** Further headers. They cannot replace the token or the idempotency key. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** How many more tries this call gets, instead of the client's own number. */
  readonly retries?: number | undefined;
}

/** Options of a call to an endpoint that takes an idempotency key; others would not look at one. */
export interface KeyedOptions extends CallOptions {
  /**
   * Makes it safe to repeat the call: the same key and body give the same answer, and take effect
   * once.
   */
  readonly idempotencyKey?: string | undefined;
}

/** A body with its idempotency key, so that pressing the button again repeats the same call. */
export interface Keyed<Body> {
  readonly body: Body;
  readonly idempotencyKey: string;
}

/** Options of a call that sends a file. */
export interface UploadOptions extends KeyedOptions {
  /** Called while the file is sent, with the sent fraction from 0 to 1. */
  readonly onUploadProgress?: ((fraction: number) => void) | undefined;
}

/** A file that the user chose, or one created in code. */
type FilePart<Definition> = Definition extends { readonly upload: object }
  ? Pick<UploadOptions, 'onUploadProgress'> & { readonly file: File }
  : { readonly file?: undefined };

/** The options of one endpoint. */
export type OptionsOf<Definition> = Definition extends { readonly upload: object }
  ? UploadOptions
  : Definition extends { readonly idempotent: true | 'each' }
    ? KeyedOptions
    : CallOptions;

/** Removes a part that the endpoint does not take; a part with only optional fields is optional. */
type InputPart<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [Name in Key]?: undefined }
  : Partial<Value> extends Value
    ? { readonly [Name in Key]?: Value | undefined }
    : { readonly [Name in Key]: Value };

/** The input of one endpoint, derived from its definition in the contract. */
export type CallInput<Definition extends EndpointDefinition> = OptionsOf<Definition> &
  InputPart<'params', EndpointParams<Definition>> &
  InputPart<'query', EndpointQuery<Definition>> &
  InputPart<'body', EndpointBody<Definition>> &
  FilePart<Definition>;

/** The call of an endpoint, with the name of the endpoint. */
export type NamedCall<Definition = EndpointDefinition> = EndpointCall<Definition> & {
  readonly name: string;
};

/**
 * Calls an endpoint of the contract. Resolves with its answer, typed by the contract; rejects with
 * an `ApiError`. A `TypeError` means a mistake of the caller: an id that cannot be in a URL, or a
 * base URL that is not valid here.
 */
export type CallEndpoint = <Definition extends EndpointDefinition>(
  call: NamedCall<Definition>,
  input: CallInput<Definition>,
) => Promise<EndpointResponse<Definition>>;
