import { endpoints, myQuotesPageSchema, quoteSchema, type Quote } from '@cleaning/contract';
import { DEMO_PASSWORD } from '../src/db/seed/demo-users.ts';
import { CHOICES, CHOICES_TOTAL_CENTS, SITE } from './quote-fixtures.ts';

/** A caller over real HTTP, as one of the demo clients. */
export interface DurabilityClient {
  /** Creates the draft of a key: the same one however often it is called. */
  create(key: string): Promise<Quote>;
  submit(quote: Quote): Promise<Quote>;
  read(id: string): Promise<Quote>;
  /** The ids of every quote the client has. */
  listIds(): Promise<string[]>;
}

/** @throws when the service does not answer, or refuses. */
export async function signIn(url: string): Promise<DurabilityClient> {
  const call = async (method: string, path: string, body?: object, headers: object = {}) => {
    const response = await fetch(new URL(path, `${url}/api/v1/`), {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}.`);
    const answer: unknown = await response.json();
    return answer;
  };

  const login = endpoints.login.responses[200].parse(
    await call('POST', 'accounts/auth/login/', {
      email: 'general@example.com',
      password: DEMO_PASSWORD,
    }),
  );
  const authorization = { authorization: `Token ${login.data?.token}` };

  return {
    create: async (key) =>
      quoteSchema.parse(
        await call(
          'POST',
          'quotes/',
          { ...CHOICES, ...SITE, access_notes: key },
          { ...authorization, 'idempotency-key': key },
        ),
      ),
    submit: async ({ id, version }) =>
      quoteSchema.parse(
        await call(
          'POST',
          `quotes/${id}/submit/`,
          { version, expected_total_cents: CHOICES_TOTAL_CENTS },
          authorization,
        ),
      ),
    read: async (id) =>
      quoteSchema.parse(await call('GET', `quotes/${id}/`, undefined, authorization)),
    async listIds() {
      const ids: string[] = [];
      let next: string | null = 'quotes/my-quotes/?page_size=100&ordering=created_at';
      while (next !== null) {
        const page = await call('GET', next, undefined, authorization);
        const { results, next: following } = myQuotesPageSchema.parse(page);
        ids.push(...results.map(({ id }) => id));
        next = following;
      }
      return ids;
    },
  };
}
