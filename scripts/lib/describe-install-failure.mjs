/** How to recognise each install failure in the output, with its cause and remedy. */
const FAILURES = [
  {
    signs: /\b(?:EACCES|EPERM|EROFS)\b|permission denied/iu,
    advice: (root) =>
      `The packages could not be written. Give your user the right to write in ${root}, and in the\n` +
      'home folder, where npm keeps what it fetched. Do not use sudo for this.',
  },
  {
    signs: /\bENOSPC\b|no space left/iu,
    advice: (root) => `The disk of ${root} is full. Free about 2 GB.`,
  },
  {
    signs:
      /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT)\b|META_FETCH_FAIL/u,
    advice: () =>
      'The package registry could not be reached. Check the network, or the proxy in your npm settings.\n' +
      'Once installed, no network is needed.',
  },
  {
    signs: /\bE404\b|FETCH_404/u,
    advice: () =>
      'The package registry does not have a package that is needed. If your npm settings name a registry of\n' +
      'your own, let it pass on what it lacks from https://registry.npmjs.org.',
  },
  {
    signs: /OUTDATED_LOCKFILE/u,
    advice: () =>
      'A package.json was changed and pnpm-lock.yaml was not. Run "npx pnpm@12.21.0 install", and commit both.',
  },
  {
    signs: /\bENOENT\b.*\bnpx\b|npx.*not (?:found|recognized)/iu,
    advice: () => 'npm is missing. Install Node with npm from https://nodejs.org.',
  },
];

/** Describes a failed install in one paragraph: the cause and what to do. */
export function describeInstallFailure(output, root) {
  const failure = FAILURES.find(({ signs }) => signs.test(output));
  const advice = failure
    ? failure.advice(root)
    : 'The packages could not be installed. The reason is above.';
  return `\n${advice}\nThen run the command again.`;
}
