/** The parameters that `defineComponentDocs` of packages/ui adds to the stories of a component. */
export interface ComponentDocs {
  readonly do: readonly string[];
  readonly dont: readonly string[];
  readonly accessibility: readonly string[];
}
