import { authActions } from '@cleaning/auth';
import { type Profile, profileSchema, updateProfileRequest } from '@cleaning/contract/accounts';
import { TextField } from '@cleaning/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useDispatch } from 'react-redux';
import {
  contactRequest,
  contactRows,
  contactValues,
  type ContactValues,
} from '#domains/clients/contact-details.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { FieldPair } from '#kit/forms/field-pair.tsx';
import { RemoteChanges } from '#kit/versions/remote-changes.tsx';
import { useRecordDraft } from '#kit/drafts/use-form-draft.ts';
import { newerValuesFrom, useLatestVersion } from '#kit/versions/use-latest-version.ts';
import { useEditForm, EditForm } from '../edit-form.tsx';

export interface DetailsFormProps {
  readonly profile: Profile;
  readonly onSaved: (done: string) => void;
  readonly onCancel: () => void;
}

/**
 * Edits name and phone. A conflict keeps what was typed and shows the newer details beside it.
 */
export function DetailsForm({ profile, onSaved, onCancel }: DetailsFormProps) {
  const api = useApi();
  const { mutateAsync } = useMutation(api.updateProfile.mutation());
  const dispatch = useDispatch();
  const draft = useRecordDraft('details', profile, contactValues);
  const versions = useLatestVersion(draft.opened, profileSchema);
  const { opened, latest } = versions;
  const { field, frame } = useEditForm({
    draft,
    saved: 'Your details are saved.',
    onSaved,
    onCancel,
    schema: updateProfileRequest,
    idPrefix: 'details-',
    defaultValues: contactValues(opened),
    toRequest: (values: ContactValues) => contactRequest(values, latest),
    newerValues: newerValuesFrom(versions, contactValues),
    async send(request) {
      const { first_name } = await mutateAsync(request);
      dispatch(authActions.userUpdated({ first_name }));
    },
  });
  return (
    <EditForm
      label="Edit your details"
      {...frame}
      errorDetails={<RemoteChanges before={contactRows(opened)} after={contactRows(latest)} />}
    >
      <FieldPair>
        <TextField
          label="First name"
          autoComplete="given-name"
          maxLength={80}
          {...field('first_name')}
        />
        <TextField
          label="Last name"
          hint="Leave it empty if you have one name."
          autoComplete="family-name"
          maxLength={80}
          {...field('last_name')}
        />
      </FieldPair>
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        numeric
        maxLength={32}
        {...field('phone_number')}
      />
    </EditForm>
  );
}
