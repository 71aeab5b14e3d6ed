/** Silences the console in production; errors still reach the error boundary. */
const METHODS = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

if (import.meta.env.PROD) {
  for (const method of METHODS) {
    console[method] = () => undefined;
  }
}
