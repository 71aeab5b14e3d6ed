/**
 * The main part of a process that `readInProcess` starts: reads one input and sends the result.
 *
 * @param read returns a refusal instead of throwing it, since an error ends the process and counts
 *   as an error of the service.
 */
export function serveReader(read: (input: never) => unknown): void {
  process.once('message', (input) => {
    void Promise.resolve(read(input as never)).then((result) => process.send?.(result));
  });
  process.send?.('ready');
}
