/** The part of a request that differs from what is kept: what nobody touched is not sent. */
export function changesOf<Request extends object>(
  request: Request,
  kept: object,
): Partial<Request> {
  const keptValues = new Map<string, unknown>(Object.entries(kept));
  const changes = Object.entries(request).filter(
    ([name, value]) => value !== undefined && value !== keptValues.get(name),
  );
  // Entries were only left out, so those that remain have the types they had.
  return Object.fromEntries(changes) as Partial<Request>;
}
