const [changelog = ''] = Object.values(
  import.meta.glob<string>('../../../../packages/ui/CHANGELOG.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

const SINCE = 'since-';

/** The versions of packages/ui that are out, the newest first. */
export const RELEASES: readonly string[] = changelog.match(/(?<=^## ).+$/gmu) ?? [];

/**
 * Whether a component is stable, new or to be replaced, and since which version it exists. Both are
 * told by the tags of its stories, by which the sidebar can be filtered too.
 */
export function statusOf(tags: readonly string[]): string {
  const version = tags.find((tag) => tag.startsWith(SINCE))?.slice(SINCE.length) ?? '';
  if (!RELEASES.includes(version)) return `New: it comes with @cleaning/ui ${version}.`;
  const status = tags.includes('to-be-replaced') ? 'To be replaced' : 'Stable';
  return `${status}, in @cleaning/ui since ${version}.`;
}
