import { useToast } from '@cleaning/ui/toast';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { SchemaForm } from '../forms/use-schema-form.ts';
import { focusHeading, focusIfLost } from '../hooks/focus.ts';
import { useOnChange } from '../hooks/use-on-change.ts';
import { authorIn, type LatestVersion } from './use-latest-version.ts';
import type { VersionDifference, VersionSides } from './version-difference.ts';

export interface VersionChoiceOptions<Entity, Values extends FieldValues, Request> {
  /** The edited record, as last loaded. */
  readonly current: Entity;
  readonly versions: LatestVersion<Entity>;
  readonly schemaForm: SchemaForm<Values, Request>;
  /** Deletes the form's draft. */
  readonly forget: () => void;
  readonly valuesOf: (entity: Entity) => Values;
  /** Compares two versions. The id of a row must stay the same while the user types. */
  readonly compare: (sides: VersionSides<Values>) => readonly VersionDifference[];
  /** Merges two versions: the named rows from the other version, the rest from the local one. */
  readonly merge: (sides: VersionSides<Values>, theirs: readonly string[]) => Values;
  /** Whether the form can still edit and save a newer version. */
  readonly isOpen: (newer: Entity) => boolean;
  /** Called when the form was replaced by a newer version, with none of the typed values. */
  readonly onTakeOver?: () => void;
}

/** The choice between a form's values and a newer version that another user saved. */
export interface VersionChoice<Entity, Values extends FieldValues, Request> {
  readonly form: UseFormReturn<Values, unknown, Request>;
  /** The newer version; null without a conflict. */
  readonly latest: Entity | null;
  /** The first name of whoever saved it; null if the service does not say. */
  readonly changedBy: string | null;
  readonly attempts: number;
  readonly rows: () => readonly VersionDifference[];
  readonly merged: (theirs: readonly string[]) => Values;
  readonly choose: (theirs: readonly string[]) => void;
  /**
   * Handles a refused save: saves again if the form's part was not changed elsewhere, takes the
   * newer version if it was not changed here, and asks the user if both changed it, even on different
   * lines: a price and a note are read together by the client.
   *
   * @throws the given error if it has no newer version that can be saved.
   */
  readonly settle: (error: unknown, saveAgain: (newer: Entity) => Promise<void>) => Promise<void>;
  /**
   * Continues with the response of a save. What was typed during the save is kept and is not saved
   * yet.
   *
   * @returns whether everything in the form is saved.
   */
  readonly takeSaved: (saved: Entity, sent: Values) => boolean;
  /** Saves the form after the current save has finished. */
  readonly saveAgain: () => void;
}

export function useVersionChoice<
  Entity extends { version: number },
  Values extends FieldValues,
  Request,
>(options: VersionChoiceOptions<Entity, Values, Request>): VersionChoice<Entity, Values, Request> {
  const { current, versions, schemaForm, forget, valuesOf, compare, merge, isOpen } = options;
  const { form, submit, isSending } = schemaForm;
  const { isDirty } = form.formState;
  const toast = useToast();
  const [attempts, setAttempts] = useState(0);
  const [saveRequests, setSaveRequests] = useState(0);
  const handledRequests = useRef(0);

  const save = useEffectEvent(() => submit());
  // Once the form has the version that the save is based on.
  useEffect(() => {
    if (isSending || handledRequests.current === saveRequests) return;
    handledRequests.current = saveRequests;
    save();
  }, [saveRequests, isSending]);

  function takeOver(newer: Entity): void {
    versions.restart(newer);
    form.reset(valuesOf(newer));
    options.onTakeOver?.();
    forget();
  }

  useOnChange(current.version, () => {
    if (!isDirty && current.version > versions.opened.version) takeOver(current);
  });

  const sidesWith = (newer: Entity): VersionSides<Values> => ({
    local: form.getValues(),
    remote: valuesOf(newer),
    base: valuesOf(versions.opened),
  });

  return {
    form,
    latest: versions.hasChanged ? versions.latest : null,
    changedBy: versions.changedBy,
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
      setSaveRequests(saveRequests + 1);
    },
    async settle(error, saveAgain) {
      const newer = versions.newerIn(error);
      if (newer === null || !isOpen(newer)) throw error;
      const sides = sidesWith(newer);
      if (compare({ ...sides, local: sides.base }).length === 0) {
        await saveAgain(newer);
      } else if (compare(sides).every(({ suggested }) => suggested === 'remote')) {
        takeOver(newer);
        const who = authorIn(error) ?? 'Someone else';
        toast.show(`${who} saved this just before you. You see their version now.`);
      } else {
        versions.handleConflict(error);
        setAttempts(attempts + 1);
      }
    },
    takeSaved(saved, sent) {
      versions.restart(saved);
      const isAllSaved = JSON.stringify(form.getValues()) === JSON.stringify(sent);
      // While the user types in a field, the fields are not reset.
      form.reset(valuesOf(saved), { keepValues: !isAllSaved });
      if (isAllSaved) forget();
      return isAllSaved;
    },
    saveAgain: () => setSaveRequests(saveRequests + 1),
  };
}
