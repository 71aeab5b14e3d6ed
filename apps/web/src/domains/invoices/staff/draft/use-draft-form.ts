import {
  invoiceSchema,
  updateInvoiceRequest,
  type Invoice,
  type UpdateInvoiceRequest,
} from '@cleaning/contract/invoices';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Path, useWatch } from 'react-hook-form';
import { useFormDraft, useRecordDraft } from '#kit/drafts/use-form-draft.ts';
import { useLeaveGuard } from '#kit/forms/leave-guard.tsx';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import { useVersionChoice } from '#kit/versions/use-version-choice.ts';
import {
  draftDifferences,
  draftValues,
  LINE_FIELDS,
  mergeDrafts,
  toDraftRequest,
  typedCredit,
  typedTotal,
  type DraftValues,
  type LineValues,
} from './draft-values.ts';

/** A form that saves all changes of a draft with one call, with the version that the user saw. */
export function useDraftForm(invoice: Invoice) {
  const api = useApi();
  const { mutateAsync } = useMutation(api.updateInvoice.mutation({ id: invoice.id }));
  const draft = useRecordDraft(`invoice draft ${invoice.id}`, invoice, draftValues);
  const versions = useLatestVersion(draft.opened, invoiceSchema);
  const afterSave = useRef<(() => void) | null>(null);
  const { opened } = versions;

  const schemaForm = useSchemaForm({
    schema: updateInvoiceRequest,
    toRequest: (values: DraftValues) => toDraftRequest(values, opened),
    defaultValues: draftValues(draft.opened),
    fieldNames: [
      ...opened.lines.flatMap(({ id }) =>
        LINE_FIELDS.map((field): Path<DraftValues> => `lines.${id}.${field}`),
      ),
      'note',
      'uses_credit',
    ],
    isRepeatable: true,
    send: save,
  });
  const { form } = schemaForm;
  const forget = useFormDraft(form, { ...draft, opened });
  const { isDirty } = form.formState;
  useLeaveGuard(isDirty);
  const [lines, usesCredit] = useWatch({
    control: form.control,
    name: ['lines', 'uses_credit'],
  });
  const total = typedTotal(opened, { lines });

  const choice = useVersionChoice({
    current: invoice,
    versions,
    schemaForm,
    forget,
    valuesOf: draftValues,
    compare: draftDifferences,
    merge: mergeDrafts,
    isOpen: ({ status }) => status === 'draft',
  });

  async function save(body: UpdateInvoiceRequest, sent: DraftValues): Promise<void> {
    let isAllSaved: boolean;
    try {
      isAllSaved = choice.takeSaved(await mutateAsync(body), sent);
    } catch (error) {
      await choice.settle(error, ({ version }) => save({ ...body, version }, sent));
      return;
    }
    if (afterSave.current === null) return;
    if (isAllSaved) afterSave.current();
    else choice.saveAgain();
  }

  return {
    schemaForm,
    isDirty,
    /** The saved draft that the form started with. */
    saved: opened,
    typedLine: (id: string): LineValues | undefined => lines[id],
    /** The total as typed, in cents. */
    total,
    /** The credit that issuing it would use, as typed. */
    credit: typedCredit(opened, total, usesCredit),
    choice,
    /** Continues with a newer version, keeping what was typed where it differs. */
    accept: (newer: Invoice): void => {
      versions.restart(newer);
      form.reset(draftValues(newer), { keepDirtyValues: true });
    },
    /** Saves the form, then calls `then` if it was saved. */
    save(then: (() => void) | null = null): void {
      afterSave.current = then;
      if (isDirty) schemaForm.submit();
      else then?.();
    },
  };
}

export type DraftControl = ReturnType<typeof useDraftForm>;
