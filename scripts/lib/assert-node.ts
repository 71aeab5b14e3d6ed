const PINNED_MAJOR = 26;

/**
 * pnpm only warns when it cannot install the pinned runtime and carries on with the system's Node,
 * where the scripts fail later and less clearly.
 */
export function assertPinnedNode(): void {
  const major = Number(process.versions.node.split('.')[0]);
  if (major === PINNED_MAJOR) return;
  console.error(
    [
      `This needs Node ${PINNED_MAJOR}, and ran on Node ${process.versions.node}.`,
      'The right one is a development dependency, so an earlier install step must have failed.',
      'Run "npx pnpm@12.21.0 install", read what it says, and try again.',
    ].join('\n'),
  );
  process.exit(1);
}
