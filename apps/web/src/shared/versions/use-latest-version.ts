import { isApiError } from '@cleaning/api-client';
import { useState } from 'react';
import type { z } from 'zod';

/** An entity that a form or a dialog works on, kept fresh when it was changed elsewhere meanwhile. */
export interface LatestVersion<Entity> {
  /** As it was when the work on it began. */
  readonly opened: Entity;
  /** As the service holds it, as far as is known: what the next call is about. */
  readonly latest: Entity;
  /** The service refused a call, since the entity is newer than what was opened. */
  readonly hasChanged: boolean;
  /** The first name of who made it newer; null where the service does not say. */
  readonly changedBy: string | null;
  /** The newer version in a refusal; null when it holds none. */
  readonly newerIn: (error: unknown) => Entity | null;
  /** Takes the newer version from a refusal. Returns it, or null when the refusal holds none. */
  readonly handleConflict: (error: unknown) => Entity | null;
  /** Begins anew with a version that the user has seen. */
  readonly restart: (entity: Entity) => void;
}

interface Versions<Entity> {
  readonly opened: Entity;
  readonly remote: Entity | null;
  readonly changedBy: string | null;
}

/** @param schema reads the entity in the refusal. */
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

/** For `newerValues` of a form: what the fields hold of the newer version in a refusal. */
export const newerValuesFrom =
  <Entity, Values>(
    { handleConflict }: Pick<LatestVersion<Entity>, 'handleConflict'>,
    valuesOf: (entity: Entity) => Values,
  ) =>
  (error: unknown): Values | null => {
    const newer = handleConflict(error);
    return newer === null ? null : valuesOf(newer);
  };

/** The first name of who made the change that a call was refused for; null where the service does not say. */
export const authorIn = (error: unknown): string | null =>
  isApiError(error) ? error.changedBy : null;

/** The entity as the service holds it, when it refused a call about an older version. */
export function versionIn<Entity>(error: unknown, schema: z.ZodType<Entity>): Entity | null {
  if (!isApiError(error) || error.status !== 409) return null;
  const current = schema.safeParse(error.current);
  return current.success ? current.data : null;
}
