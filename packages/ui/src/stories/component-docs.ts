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
}

/** The parameters of a component's stories: the facts that its docs page shows. */
export const defineComponentDocs = (facts: ComponentDocs) => ({ componentDocs: facts });
