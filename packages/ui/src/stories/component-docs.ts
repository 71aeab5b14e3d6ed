/**
 * The documentation of a component for reviewers, beside its stories. Props and tokens are read
 * from its code.
 */
export interface ComponentDocs {
  /** What it is for, in a sentence or two. */
  readonly description: string;
  readonly do: readonly string[];
  readonly dont: readonly string[];
  /**
   * What keyboard and screen reader users get, and what the page around the component has to
   * provide.
   */
  readonly accessibility: readonly string[];
  /** The height of a frame around each story of what would cover the docs page. */
  readonly frame?: `${number}px`;
}

/** The parameters of a component's stories: what Storybook shows on its docs page, and the rest. */
export const defineComponentDocs = ({ description, frame, ...facts }: ComponentDocs) => ({
  docs: {
    description: { component: description },
    ...(frame && { story: { inline: false, height: frame } }),
  },
  componentDocs: facts,
});
