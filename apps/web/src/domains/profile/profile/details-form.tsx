import { authActions } from '@cleaning/auth';
import { type Profile, updateProfileRequest } from '@cleaning/contract/accounts';
import { displayPhone } from '@cleaning/contract/rules';
import { TextField } from '@cleaning/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useDispatch } from 'react-redux';
import { useApi } from '#kit/api/portal-api.tsx';
import { useEditForm, EditForm } from '../edit-form.tsx';
import { FieldPair } from '#kit/forms/field-pair.tsx';

export interface DetailsFormProps {
  readonly profile: Profile;
  readonly onSaved: (done: string) => void;
  readonly onCancel: () => void;
}

/** Edits name and phone. */
export function DetailsForm({ profile, onSaved, onCancel }: DetailsFormProps) {
  const api = useApi();
  const { mutateAsync } = useMutation(api.updateProfile.mutation());
  const dispatch = useDispatch();
  const { field, frame } = useEditForm({
    draftKey: 'details',
    saved: 'Your details are saved.',
    onSaved,
    onCancel,
    schema: updateProfileRequest,
    idPrefix: 'details-',
    defaultValues: {
      first_name: profile.first_name,
      last_name: profile.last_name,
      phone_number: profile.phone_number === null ? '' : displayPhone(profile.phone_number),
    },
    // The phone number stays optional if there was none.
    toRequest: ({ phone_number, ...names }) =>
      phone_number === '' && profile.phone_number === null ? names : { ...names, phone_number },
    async send(request) {
      const { first_name } = await mutateAsync(request);
      dispatch(authActions.userUpdated({ first_name }));
    },
  });
  return (
    <EditForm label="Edit your details" {...frame}>
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
