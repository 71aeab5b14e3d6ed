/** Fills the `:name` parts of a path. Values are encoded, so none can become another segment. */
export function endpointPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replaceAll(/:(\w+)/gu, (placeholder, name: string) => {
    const value = params[name];
    if (typeof value !== 'string' || value === '' || value === '.' || value === '..') {
      throw new TypeError(`The path ${path} needs a value for ${placeholder}.`);
    }
    return encodeURIComponent(value);
  });
}
