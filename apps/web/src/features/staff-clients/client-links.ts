/** Where the parts of a client's page lead. What has no page of its own yet has no address. */
export interface ClientLinks {
  readonly quote: (id: string) => string;
  /** Those that are open. */
  readonly quotes: (clientId: string) => string;
  readonly visit: (id: string) => string;
  readonly newQuote: (clientId: string) => string;
  readonly newMessage: (clientId: string) => string;
  readonly newVisit: (clientId: string) => string;
  readonly invoice?: ((id: string) => string) | undefined;
  readonly thread?: ((id: string) => string) | undefined;
}
