import type { Session } from '@cleaning/contract/accounts';
import type { UserAccount } from '@cleaning/contract/people';
import type { CreateQuoteRequest, Quote } from '@cleaning/contract/quotes';
import { expectTypeOf, it } from 'vitest';
import type { ApiClient } from '../client/create-api-client.ts';
import type { CallOptions, KeyedOptions, UploadOptions } from '../client/call-options.ts';
import type { Confirmation } from './unwrap-envelope.ts';

it('types each function by its endpoint', () => {
  type Accounts = ApiClient['accounts'];
  type Quotes = ApiClient['quotes'];
  expectTypeOf<Parameters<Quotes['getQuote']>>().toEqualTypeOf<
    [params: { id: string }, options?: CallOptions]
  >();
  expectTypeOf<ReturnType<Quotes['getQuote']>>().resolves.toEqualTypeOf<Quote>();
  expectTypeOf<Parameters<Quotes['createQuote']>>().toEqualTypeOf<
    [body: CreateQuoteRequest, options?: KeyedOptions]
  >();
  expectTypeOf<ReturnType<Quotes['deleteQuote']>>().resolves.toEqualTypeOf<undefined>();
  expectTypeOf<Parameters<ApiClient['services']['listServices']>>().toEqualTypeOf<
    [options?: CallOptions]
  >();
  expectTypeOf<Parameters<ApiClient['users']['listUsers']>[0]>().toExtend<object | undefined>();
  expectTypeOf<ReturnType<ApiClient['users']['getUser']>>().resolves.toEqualTypeOf<UserAccount>();
  expectTypeOf<Parameters<ApiClient['attachments']['uploadQuoteAttachment']>>().toEqualTypeOf<
    [upload: { quote_id: string } & { readonly file: File }, options?: UploadOptions]
  >();
  expectTypeOf<ReturnType<Accounts['login']>>().resolves.toEqualTypeOf<Session>();
  expectTypeOf<ReturnType<Accounts['googleRegister']>>().resolves.toEqualTypeOf<Session>();
  expectTypeOf<ReturnType<Accounts['logout']>>().resolves.toEqualTypeOf<Confirmation>();
});

/** Never called: TypeScript must report each of these mistakes. */
const faultyCalls = ({ quotes, attachments }: ApiClient) => [
  // @ts-expect-error -- an id is missing
  quotes.getQuote({}),
  // @ts-expect-error -- there is no such field
  quotes.getQuote({ id: '1', version: 2 }),
  // @ts-expect-error -- the version of the quote is missing
  quotes.deleteQuote({ id: '1' }),
  // @ts-expect-error -- the endpoint takes no idempotency key
  quotes.cancelQuote({ id: '1' }, { version: 1 }, { idempotencyKey: 'key-1' }),
  // @ts-expect-error -- a file is missing
  attachments.uploadQuoteAttachment({ quote_id: '1' }),
  // @ts-expect-error -- there is no such endpoint
  quotes.getInvoice({ id: '1' }),
];

it('refuses at compile time what an endpoint does not accept', () => {
  expectTypeOf(faultyCalls).toBeFunction();
});
