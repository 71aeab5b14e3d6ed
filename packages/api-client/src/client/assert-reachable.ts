const hasSite = (): boolean => 'location' in globalThis;

/**
 * Refuses an address that is a path where there is no site for it to be a path of.
 *
 * @throws {TypeError} saying what to give instead.
 */
export function assertReachable(baseUrl: string): void {
  if (/^https?:\/\//iu.test(baseUrl) || hasSite()) return;
  throw new TypeError(
    `The address "${baseUrl}" of the service is relative, and outside a browser there is no site that it belongs to. ` +
      'Give the client an absolute baseUrl, as https://www.example.com/api/v1.',
  );
}
