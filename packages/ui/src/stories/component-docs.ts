/** What a reviewer reads about a component beside its stories. The props and tokens are read from its code. */
export interface ComponentDocs {
  /** What it is for, in a sentence or two. */
  readonly description: string;
  readonly do: readonly string[];
  readonly dont: readonly string[];
  /** What keyboards and screen readers get, and what the page around it owes them. */
  readonly accessibility: readonly string[];
}

/** The parameters of a component's stories: the facts that its docs page shows. */
export const defineComponentDocs = (facts: ComponentDocs) => ({ componentDocs: facts });
