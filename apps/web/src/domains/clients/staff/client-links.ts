/** The addresses that the parts of a client's page link to. Records without a page have none. */
export interface ClientLinks {
  readonly quote: (id: string) => string;
  /** The client's open quotes. */
  readonly quotes: (clientId: string) => string;
  readonly visit: (id: string) => string;
  readonly newQuote: (clientId: string) => string;
  readonly newMessage: (clientId: string) => string;
  readonly newVisit: (clientId: string) => string;
  readonly invoice?: ((id: string) => string) | undefined;
  readonly thread?: ((id: string) => string) | undefined;
}
