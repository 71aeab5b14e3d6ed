import {
  invoiceSchema,
  updateInvoiceRequest,
  type Invoice,
  type UpdateInvoiceRequest,
} from '@cleaning/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Path, useWatch } from 'react-hook-form';
import { useFormDraft } from '../../../shared/drafts/use-form-draft.ts';
import { useLeaveGuard } from '../../../shared/forms/leave-guard.tsx';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { useTeamApi } from '../../../shared/portal-api/team-api.ts';
import { useLatestVersion } from '../../../shared/versions/use-latest-version.ts';
import { useVersionChoice } from '../../../shared/versions/use-version-choice.ts';
import {
  draftDifferences,
  draftValues,
  LINE_FIELDS,
  mergeDrafts,
  toDraftRequest,
  type DraftValues,
  type LineValues,
} from './draft-values.ts';

/** A draft in a form that saves it in one call, over the version that its writer saw. */
export function useDraftForm(invoice: Invoice) {
  const { mutations } = useTeamApi();
  const { mutateAsync } = useMutation(mutations.staffInvoices.updateDraft(invoice.id));
  const versions = useLatestVersion(invoice, invoiceSchema);
  const afterSave = useRef<(() => void) | null>(null);
  const { opened } = versions;

  const schemaForm = useSchemaForm({
    schema: updateInvoiceRequest,
    toRequest: (values: DraftValues) => toDraftRequest(values, opened),
    defaultValues: draftValues(invoice),
    fieldNames: [
      ...opened.lines.flatMap(({ id }) =>
        LINE_FIELDS.map((field): Path<DraftValues> => `lines.${id}.${field}`),
      ),
      'note',
    ],
    isRepeatable: true,
    send: save,
  });
  const { form } = schemaForm;
  const forget = useFormDraft(form, `invoice draft ${invoice.id}`);
  const { isDirty } = form.formState;
  useLeaveGuard(isDirty);
  const lines = useWatch({ control: form.control, name: 'lines' });

  const choice = useVersionChoice({
    versions,
    form,
    submit: schemaForm.submit,
    valuesOf: draftValues,
    compare: draftDifferences,
    merge: mergeDrafts,
    isOpen: ({ status }) => status === 'draft',
    takeOver: restart,
  });

  async function save(body: UpdateInvoiceRequest): Promise<void> {
    try {
      restart(await mutateAsync(body));
    } catch (error) {
      await choice.settle(error, ({ version }) => save({ ...body, version }));
      return;
    }
    afterSave.current?.();
  }

  function restart(saved: Invoice): void {
    versions.restart(saved);
    form.reset(draftValues(saved));
    forget();
  }

  const follow = useEffectEvent(() => {
    if (!isDirty && invoice.version > opened.version) restart(invoice);
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each newer version is followed
  useEffect(() => follow(), [invoice.version]);

  return {
    schemaForm,
    isDirty,
    /** The draft as it was saved, which the form began with. */
    saved: opened,
    typedLine: (id: string): LineValues | undefined => lines[id],
    choice,
    /** Goes on with a newer version, and with what is typed where it differs. */
    accept: (newer: Invoice): void => {
      versions.restart(newer);
      form.reset(draftValues(newer), { keepDirtyValues: true });
    },
    /** Saves what is typed, and goes on with `then` once it is saved. */
    save(then: (() => void) | null = null): void {
      afterSave.current = then;
      if (isDirty) schemaForm.submit();
      else then?.();
    },
  };
}

export type DraftControl = ReturnType<typeof useDraftForm>;
