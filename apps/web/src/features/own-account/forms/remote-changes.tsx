import {
  VersionChanges,
  type VersionRow,
  describeVersionChanges,
} from '../../../shared/versions/version-changes.tsx';

export interface RemoteChangesProps {
  /** What the form changes, as it was when the form was opened. */
  readonly before: readonly VersionRow[];
  /** As the service holds it now. */
  readonly after: readonly VersionRow[];
}

/** What was changed elsewhere while the form was open, and what saving does now. */
export function RemoteChanges({ before, after }: RemoteChangesProps) {
  const changes = describeVersionChanges(before, after);
  if (changes.length === 0) return null;
  return (
    <VersionChanges changes={changes}>
      What you typed is still here. Save again to put it in place of that.
    </VersionChanges>
  );
}
