const isBrowser = (): boolean => 'location' in globalThis;

/**
 * Refuses a relative base URL outside of a browser, where there is no site to resolve it against.
 *
 * @throws {TypeError} that says what to pass instead.
 */
export function assertReachable(baseUrl: string): void {
  if (/^https?:\/\//iu.test(baseUrl) || isBrowser()) return;
  throw new TypeError(
    `The address "${baseUrl}" of the service is relative, and outside a browser there is no site that it belongs to. ` +
      'Give the client an absolute baseUrl, as https://www.example.com/api/v1.',
  );
}
