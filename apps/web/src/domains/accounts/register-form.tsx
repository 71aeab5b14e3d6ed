import { authActions } from '@cleaning/auth';
import {
  type ClientType,
  type Session,
  CLIENT_TYPES,
  registerRequest,
} from '@cleaning/contract/accounts';
import { ACCOUNT_PATHS } from '@cleaning/contract/routes';
import { isNdisNumber } from '@cleaning/contract/rules';
import { isApiError } from '@cleaning/api-client';
import { Button } from '@cleaning/ui/button';
import { PasswordField, TextField } from '@cleaning/ui/field';
import { Fieldset, OptionCard, OptionGrid } from '@cleaning/ui/option-card';
import { Link } from '@cleaning/ui/link';
import { Text } from '@cleaning/ui/text';
import { useMutation } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { FormErrors } from '#kit/forms/form-errors.tsx';
import { refuseCommonPassword, usePasswordMeter } from '#kit/forms/new-password.ts';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { AccountForm } from './account-form.tsx';
import formStyles from './account-form.module.css';
import { GoogleOption } from './google-option.tsx';
import { withNext } from './login/redirect-signed-in.tsx';

/** The values of the form. The NDIS number is not stored anywhere in the browser. */
type RegisterValues = {
  client_type: ClientType | '';
  ndis_number: string;
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
  password: string;
};

const CLIENT_TYPE_CARDS: Readonly<Record<ClientType, { title: string; detail: string }>> = {
  general: { title: 'Home or business', detail: 'General client' },
  ndis: { title: 'NDIS participant', detail: 'NDIS client' },
};

const schema = refuseCommonPassword(registerRequest, 'password');

/** The registration form. Stores the session on success; the page redirects from there. */
export function RegisterForm() {
  const api = useApi();
  const { mutateAsync: register } = useMutation(api.register.mutation());
  const { mutateAsync: googleRegister } = useMutation(api.googleRegister.mutation());
  const { search } = useLocation();
  const dispatch = useDispatch();
  const keepSession = (session: Session): void => {
    dispatch(authActions.loginSucceeded(session));
  };
  const { form, field, handleSubmit, isSending, errors, sendError, fail } = useSchemaForm({
    schema,
    toRequest,
    defaultValues: {
      client_type: '',
      ndis_number: '',
      first_name: '',
      last_name: '',
      email: '',
      phone_number: '',
      password: '',
    },
    send: async (request) => keepSession(await register(request)),
  });
  const [clientType, ndisNumber, phone, password] = useWatch({
    control: form.control,
    name: ['client_type', 'ndis_number', 'phone_number', 'password'],
  });
  const meter = usePasswordMeter(password);
  const hasPhone = phone.trim() !== '';
  const { id: clientTypeId, error: clientTypeError, ...clientTypeField } = field('client_type');

  const registerWithGoogle = async (credential: string): Promise<void> => {
    if (clientType === '') return;
    try {
      const session = await googleRegister({
        access_token: credential,
        user_type: 'client',
        client_type: clientType,
        ...(hasPhone ? { phone_number: phone } : {}),
      });
      keepSession(session);
    } catch (error) {
      fail(error);
    }
  };

  return (
    <AccountForm onSubmit={handleSubmit}>
      <FormErrors {...errors}>
        {isApiError(sendError) && sendError.accountExists ? (
          <p>
            <Link href={withNext(ACCOUNT_PATHS.login, search)}>Log in</Link>
          </p>
        ) : null}
      </FormErrors>
      <Fieldset
        id={clientTypeId}
        size="label"
        legend="Who is the cleaning for?"
        error={clientTypeError}
      >
        <OptionGrid keepColumns>
          {CLIENT_TYPES.map((type) => (
            <OptionCard
              key={type}
              type="radio"
              value={type}
              {...CLIENT_TYPE_CARDS[type]}
              {...clientTypeField}
            />
          ))}
        </OptionGrid>
      </Fieldset>
      {clientType === 'ndis' ? (
        <TextField
          label="NDIS number"
          optional
          hint="9 digits. You can find it on your plan."
          inputMode="numeric"
          autoComplete="off"
          numeric
          valid={isNdisNumber(ndisNumber)}
          {...field('ndis_number')}
        />
      ) : null}
      {clientType === 'ndis' ? (
        <Text size="sm" tone="muted">
          Give the name of the participant, as on the NDIS plan. If you act for them, you can add
          yourself as their nominee in your account afterwards.
        </Text>
      ) : null}
      <div className={formStyles['pair']}>
        <TextField label="First name" autoComplete="given-name" {...field('first_name')} />
        <TextField
          label="Last name"
          hint="Leave it empty if you have one name."
          autoComplete="family-name"
          {...field('last_name')}
        />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <TextField label="Phone" type="tel" autoComplete="tel" numeric {...field('phone_number')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        meter={meter}
        {...field('password')}
      />
      <Button type="submit" size="lg" block busy={isSending} busyLabel="Creating your account">
        Create account
      </Button>
      <GoogleOption
        label="Sign up with Google"
        text="signup_with"
        isReady={() =>
          form.trigger(hasPhone ? ['client_type', 'phone_number'] : 'client_type', {
            shouldFocus: true,
          })
        }
        onCredential={registerWithGoogle}
      />
    </AccountForm>
  );
}

/** Sends the NDIS number only if it applies and was entered. */
function toRequest({ ndis_number, ...rest }: RegisterValues): object {
  const isGiven = rest.client_type === 'ndis' && ndis_number.trim() !== '';
  return isGiven ? { ...rest, ndis_number } : rest;
}
