import { useToast } from '@cleaning/ui/toast';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { focusHeading, focusIfLost } from '../hooks/focus.ts';
import type { LatestVersion } from './use-latest-version.ts';
import type { VersionDifference, VersionSides } from './version-difference.ts';

export interface VersionChoiceOptions<Entity, Values extends FieldValues, Request> {
  readonly versions: LatestVersion<Entity>;
  readonly form: UseFormReturn<Values, unknown, Request>;
  /** Saves what is in the form. */
  readonly submit: () => void;
  readonly valuesOf: (entity: Entity) => Values;
  /** Where two versions differ. The id of a row stays the same while the user types. */
  readonly compare: (sides: VersionSides<Values>) => readonly VersionDifference[];
  /** One version made of two: the rows named are the other one's, the rest are local. */
  readonly merge: (sides: VersionSides<Values>, theirs: readonly string[]) => Values;
  /** Whether the form can still save a newer version. */
  readonly isOpen: (newer: Entity) => boolean;
  /** Goes on with a newer version, and with nothing of what is typed. */
  readonly takeOver: (newer: Entity) => void;
}

/** The choice between what a form holds and the newer version that another user saved. */
export interface VersionChoice<Entity, Values extends FieldValues, Request> {
  readonly form: UseFormReturn<Values, unknown, Request>;
  /** The newer version; null while there is nothing to choose. */
  readonly latest: Entity | null;
  readonly attempts: number;
  readonly rows: () => readonly VersionDifference[];
  readonly merged: (theirs: readonly string[]) => Values;
  readonly choose: (theirs: readonly string[]) => void;
  /**
   * Settles what a refused save met: saves again when nothing of the form was changed elsewhere, shows the newer
   * version when nothing of it was changed here, and asks when both were.
   *
   * @throws what was thrown, when it holds no newer version that can be saved.
   */
  readonly settle: (error: unknown, saveAgain: (newer: Entity) => Promise<void>) => Promise<void>;
}

export function useVersionChoice<Entity, Values extends FieldValues, Request>(
  options: VersionChoiceOptions<Entity, Values, Request>,
): VersionChoice<Entity, Values, Request> {
  const { versions, form, submit, valuesOf, compare, merge, isOpen, takeOver } = options;
  const toast = useToast();
  const [attempts, setAttempts] = useState(0);
  const [saves, setSaves] = useState(0);

  const save = useEffectEvent(() => submit());
  // Once the form knows the version that it saves over.
  useEffect(() => {
    if (saves > 0) save();
  }, [saves]);

  const sidesWith = (newer: Entity): VersionSides<Values> => ({
    local: form.getValues(),
    remote: valuesOf(newer),
    base: valuesOf(versions.opened),
  });

  return {
    form,
    latest: versions.hasChanged ? versions.latest : null,
    attempts,
    rows: () => compare(sidesWith(versions.latest)),
    merged: (theirs) => merge(sidesWith(versions.latest), theirs),
    choose(theirs) {
      const { latest } = versions;
      const sides = sidesWith(latest);
      focusIfLost(focusHeading);
      if (theirs.length === compare(sides).length) {
        takeOver(latest);
        return;
      }
      versions.restart(latest);
      form.reset(sides.remote);
      form.reset(merge(sides, theirs), { keepDefaultValues: true });
      setSaves(saves + 1);
    },
    async settle(error, saveAgain) {
      const newer = versions.newerIn(error);
      if (newer === null || !isOpen(newer)) throw error;
      const sides = sidesWith(newer);
      if (compare({ ...sides, local: sides.base }).length === 0) {
        await saveAgain(newer);
      } else if (compare(sides).every(({ suggested }) => suggested === 'remote')) {
        takeOver(newer);
        toast.show('Someone else saved this just before you. You see their version now.');
      } else {
        versions.handleConflict(error);
        setAttempts(attempts + 1);
      }
    },
  };
}
