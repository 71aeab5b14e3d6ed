import { type VersionRow, VersionChanges, describeVersionChanges } from './version-changes.tsx';

export interface RemoteChangesProps {
  /** The rows of the version that was loaded when the form opened. */
  readonly before: readonly VersionRow[];
  /** The rows of the latest version. */
  readonly after: readonly VersionRow[];
}

/** Shows what changed elsewhere while the form was open. */
export function RemoteChanges({ before, after }: RemoteChangesProps) {
  const changes = describeVersionChanges(before, after);
  if (changes.length === 0) return null;
  return (
    <VersionChanges changes={changes}>
      What you typed is still here. Save again to put it in place of that.
    </VersionChanges>
  );
}

/** The fields of a request that differ from the current entity. */
export function pickChanges<Request extends object>(
  request: Request,
  current: object,
): Partial<Request> {
  const currentValues = new Map<string, unknown>(Object.entries(current));
  const changes = Object.entries(request).filter(
    ([name, value]) => value !== undefined && value !== currentValues.get(name),
  );
  // Filtering entries does not change their types.
  return Object.fromEntries(changes) as Partial<Request>;
}
