/** The settings of a connection whose queries PostgreSQL explains in its log, each as it was run. */
const EXPLAIN_ALL = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
};

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

interface Explained {
  readonly 'Query Text': string;
  readonly Plan: PlanNode;
}

/** How many rows of a table one query went through. */
export interface TableRead {
  readonly table: string;
  readonly rows: number;
  readonly node: string;
  readonly query: string;
}

/** The address of a database, so that the log of its server explains each query. Its user is a superuser. */
export function explained(url: string): string {
  const options = Object.entries(EXPLAIN_ALL).map(([name, value]) => `-c ${name}=${value}`);
  const explainedUrl = new URL(url);
  explainedUrl.searchParams.set('options', options.join(' '));
  return explainedUrl.href;
}

/**
 * What the queries in the log of a PostgreSQL server read, the largest first: for each query and table the most that it
 * went through at once, whether it scanned the table or an index.
 */
export function readsOfLog(log: string): TableRead[] {
  const largest = new Map<string, TableRead>();
  for (const { 'Query Text': text, Plan: plan } of explainedQueries(log)) {
    const query = text.replaceAll(/\s+/gu, ' ');
    for (const node of nodesOf(plan)) {
      const { 'Relation Name': table, 'Node Type': type } = node;
      if (table === undefined) continue;
      const read = { table, rows: rowsOf(node), node: type, query };
      const key = `${table} ${query}`;
      if (read.rows > (largest.get(key)?.rows ?? -1)) largest.set(key, read);
    }
  }
  return [...largest.values()].toSorted((a, b) => b.rows - a.rows);
}

/** Each plan follows a line that ends with `plan:`, and its own lines begin with a tab. */
function explainedQueries(log: string): Explained[] {
  return [...log.matchAll(/ plan:\n((?:\t.*\n)+)/gu)].map(
    ([, json = '']) => JSON.parse(json) as Explained,
  );
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const rowsOf = (node: PlanNode): number =>
  Math.round(
    ((node['Actual Rows'] ?? 0) +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0)) *
      (node['Actual Loops'] ?? 1),
  );
