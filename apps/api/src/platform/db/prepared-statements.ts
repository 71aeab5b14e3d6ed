import type { ClientBase } from 'pg';

/** More than the service has; a query with a list of another length is another text. */
const MOST_STATEMENTS = 1000;

const names = new Map<string, string>();

/**
 * Gives every query with parameters a name, so that a connection parses and plans each text once. The
 * queries of a service are few and come again at every call.
 */
export function prepareStatements(connection: ClientBase): void {
  const query = connection.query.bind(connection) as (...input: unknown[]) => unknown;
  const named = (config: unknown, ...rest: unknown[]) => query(withName(config, rest[0]), ...rest);
  // The many ways to call `query` all begin with what to run, and only that is changed.
  connection.query = named as typeof connection.query;
}

function withName(config: unknown, values: unknown): unknown {
  if (typeof config !== 'object' || config === null) return config;
  if (!Array.isArray(values) || values.length === 0) return config;
  const text: unknown = Reflect.get(config, 'text');
  if (typeof text !== 'string' || Reflect.get(config, 'name') !== undefined) return config;
  const name = names.get(text) ?? newName(text);
  return name === undefined ? config : { ...config, name };
}

function newName(text: string): string | undefined {
  if (names.size >= MOST_STATEMENTS) return undefined;
  const name = `statement_${names.size}`;
  names.set(text, name);
  return name;
}
