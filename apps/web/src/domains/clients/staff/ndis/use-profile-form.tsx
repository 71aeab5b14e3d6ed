import { type Client, type ClientProfile, clientProfileSchema } from '@cleaning/contract/clients';
import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import type { z } from 'zod';
import { useOnBehalfReason } from '../../use-on-behalf.ts';
import { useFormDraft, useRecordDraft } from '#kit/drafts/use-form-draft.ts';
import { type SchemaForm, useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { RemoteChanges } from '#kit/versions/remote-changes.tsx';
import { newerValuesFrom, useLatestVersion } from '#kit/versions/use-latest-version.ts';
import { profileRows } from './client-labels.ts';

interface ProfileFormOptions<Values extends FieldValues, Request> {
  readonly client: Client;
  readonly schema: z.ZodType<Request>;
  /** The initial values, from the profile and the reason given for acting for the client. */
  readonly valuesOf: (profile: ClientProfile, reason: string) => DefaultValues<Values>;
  /** The request body without the version. */
  readonly requestOf: (values: Values) => object;
  readonly fieldNames: readonly Path<Values>[];
  readonly idPrefix: string;
  readonly draftName: string;
  readonly send: (request: Request, latest: ClientProfile) => Promise<unknown>;
  readonly onClose: () => void;
}

/**
 * A form with a reason, in which staff edit the NDIS details of a client. A conflict keeps what was
 * typed and shows the newer version beside it. The form closes once it is saved.
 */
export function useProfileForm<Values extends FieldValues, Request>(
  options: ProfileFormOptions<Values, Request>,
): { readonly form: SchemaForm<Values, Request>; readonly errorDetails: ReactNode } {
  const { client, valuesOf, requestOf, send, onClose } = options;
  const reason = useOnBehalfReason(client.id);
  const draftName = `${options.draftName} of client ${client.id}`;
  const draft = useRecordDraft(draftName, client.profile, (profile) => valuesOf(profile, reason));
  const versions = useLatestVersion(draft.opened, clientProfileSchema);
  const { opened, latest } = versions;
  const form = useSchemaForm<Values, Request>({
    schema: options.schema,
    defaultValues: valuesOf(opened, reason),
    toRequest: (values) => ({ ...requestOf(values), version: latest.version }),
    fieldNames: options.fieldNames,
    idPrefix: options.idPrefix,
    newerValues: newerValuesFrom(versions, (profile) => valuesOf(profile, reason)),
    send: async (request) => {
      await send(request, latest);
      forget();
      onClose();
    },
  });
  const forget = useFormDraft(form.form, draft);
  return {
    form,
    errorDetails: <RemoteChanges before={profileRows(opened)} after={profileRows(latest)} />,
  };
}
