import { isApiError } from '@cleaning/api-client';
import { useState } from 'react';
import type { z } from 'zod';

/** A record that a form or dialog edits, updated when it was changed elsewhere. */
export interface LatestVersion<Entity> {
  /** The version when editing started. */
  readonly opened: Entity;
  /** The latest known version, which the next call is based on. */
  readonly latest: Entity;
  /** The service refused a call because the record is newer than the opened version. */
  readonly hasChanged: boolean;
  /** The first name of whoever changed it; null if the service does not say. */
  readonly changedBy: string | null;
  /** Reads the newer version from a refusal; null if it has none. */
  readonly newerIn: (error: unknown) => Entity | null;
  /** Takes the newer version from a refusal. Returns it, or null if the refusal has none. */
  readonly handleConflict: (error: unknown) => Entity | null;
  /** Starts again with a version that the user has seen. */
  readonly restart: (entity: Entity) => void;
}

interface Versions<Entity> {
  readonly opened: Entity;
  readonly remote: Entity | null;
  readonly changedBy: string | null;
}

/** @param schema parses the record in the refusal. */
export function useLatestVersion<Entity>(
  entity: Entity,
  schema: z.ZodType<Entity>,
): LatestVersion<Entity> {
  const [{ opened, remote, changedBy }, setVersions] = useState<Versions<Entity>>({
    opened: entity,
    remote: null,
    changedBy: null,
  });
  return {
    opened,
    latest: remote ?? opened,
    hasChanged: remote !== null,
    changedBy,
    newerIn: (error) => versionIn(error, schema),
    handleConflict(error) {
      const found = versionIn(error, schema);
      if (found !== null) setVersions({ opened, remote: found, changedBy: authorIn(error) });
      return found;
    },
    restart: (next) => setVersions({ opened: next, remote: null, changedBy: null }),
  };
}

/** For `newerValues` of a form: reads the field values of the newer version from a refusal. */
export const newerValuesFrom =
  <Entity, Values>(
    { handleConflict }: Pick<LatestVersion<Entity>, 'handleConflict'>,
    valuesOf: (entity: Entity) => Values,
  ) =>
  (error: unknown): Values | null => {
    const newer = handleConflict(error);
    return newer === null ? null : valuesOf(newer);
  };

/** The first name of whoever made the conflicting change; null if the service does not say. */
export const authorIn = (error: unknown): string | null =>
  isApiError(error) ? error.changedBy : null;

/** The current version in a refusal of an outdated call; null if there is none. */
export function versionIn<Entity>(error: unknown, schema: z.ZodType<Entity>): Entity | null {
  if (!isApiError(error) || error.status !== 409) return null;
  const current = schema.safeParse(error.current);
  return current.success ? current.data : null;
}
