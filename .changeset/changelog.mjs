/** What `changeset version` writes into the changelog of a package: sentences for those who use it, no commits. */
export default {
  getReleaseLine: ({ summary }) =>
    `- ${summary.trim().replaceAll('\n', '\n  ').replaceAll(/ +$/gmu, '')}`,

  /** One line, however many changes of those packages there are. */
  getDependencyReleaseLine: (_changes, dependencies) =>
    dependencies.length === 0
      ? ''
      : `- It needs ${dependencies.map(({ name, newVersion }) => `${name} ${newVersion}`).join(', ')}.`,
};
