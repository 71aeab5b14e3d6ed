/** What `defineComponentDocs` of packages/ui puts among the parameters of a component's stories. */
export interface ComponentDocs {
  readonly description: string;
  readonly do: readonly string[];
  readonly dont: readonly string[];
  readonly accessibility: readonly string[];
}
