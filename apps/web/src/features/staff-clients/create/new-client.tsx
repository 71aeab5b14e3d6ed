import { type CreateClientRequest, createClientRequest } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { TextField } from '@cleaning/ui/field';
import { Fieldset } from '@cleaning/ui/fieldset';
import { OptionCard, OptionGrid } from '@cleaning/ui/option-card';
import { PageHead } from '@cleaning/ui/portal-shell';
import { useMutation } from '@tanstack/react-query';
import UserPlus from 'lucide-react/icons/user-plus';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useFormDraft } from '../../../shared/drafts/use-form-draft.ts';
import { FormErrors } from '../../../shared/forms/form-errors.tsx';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { useIdempotencyKey } from '../../../shared/hooks/use-idempotency-key.ts';
import { staffClientPath } from '../../../shared/lib/paths.ts';
import { Columns } from '../../../shared/page/columns.tsx';
import { useTeamApi } from '../../../shared/portal-api/team-api.ts';
import styles from './new-client.module.css';
import { SamePerson } from './same-person.tsx';

type Values = Omit<CreateClientRequest, 'phone_number'> & { readonly phone_number: string };

const NEW: Values = {
  client_type: 'general',
  first_name: '',
  last_name: '',
  email: '',
  phone_number: '',
};

const KINDS = [
  { value: 'ndis', title: 'NDIS participant' },
  { value: 'general', title: 'General' },
] as const;

/** Makes a client of a caller, who is invited by mail to choose a password. */
export function NewClient() {
  const { mutations } = useTeamApi();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const { mutateAsync } = useMutation(mutations.clients.create());
  const schemaForm = useSchemaForm({
    schema: createClientRequest,
    defaultValues: NEW,
    toRequest: (values: Values) => ({
      ...values,
      phone_number: values.phone_number.trim() === '' ? null : values.phone_number,
    }),
    fieldNames: ['client_type', 'first_name', 'last_name', 'email', 'phone_number'],
    send: async (body) => {
      const { id } = await mutateAsync({ body, idempotencyKey: keyOf(body) });
      forget();
      await navigate(staffClientPath(id), { replace: true });
    },
  });
  const { form, field } = schemaForm;
  const forget = useFormDraft(form, 'new client');
  const [email, phone] = useWatch({ control: form.control, name: ['email', 'phone_number'] });
  const { id: kindId, error: kindError, ...kind } = field('client_type');
  return (
    <>
      <PageHead
        back={{ label: 'Clients', href: SITE_PATHS.staffClients }}
        title="New client"
        text="For a person who phones or writes. They choose a password when they like."
      />
      <form noValidate onSubmit={schemaForm.handleSubmit} className={styles['form']}>
        <FormErrors {...schemaForm.errors} title="Not made" />
        <Columns
          side={
            <Card title="Before you save">
              <div className={styles['fields']}>
                <SamePerson email={email} phone={phone} />
                <p className={styles['note']}>
                  The client gets an email to choose a password. The address, the NDIS details and
                  the plan come next, on the page of the client.
                </p>
                <Button
                  type="submit"
                  icon={<UserPlus />}
                  busy={schemaForm.isSending}
                  busyLabel="Making the client"
                >
                  Make client
                </Button>
              </div>
            </Card>
          }
        >
          <Card title="Who">
            <div className={styles['fields']}>
              <Fieldset id={kindId} legend="Kind" size="label" error={kindError}>
                <OptionGrid keepColumns>
                  {KINDS.map(({ value, title }) => (
                    <OptionCard key={value} type="radio" value={value} title={title} {...kind} />
                  ))}
                </OptionGrid>
              </Fieldset>
              <div className={styles['pair']}>
                <TextField
                  {...field('first_name')}
                  label="First name"
                  autoComplete="off"
                  maxLength={80}
                />
                <TextField
                  {...field('last_name')}
                  label="Last name"
                  autoComplete="off"
                  maxLength={80}
                />
              </div>
              <TextField
                {...field('email')}
                label="Email"
                type="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
              <TextField
                {...field('phone_number')}
                label="Phone"
                optional
                type="tel"
                autoComplete="off"
              />
            </div>
          </Card>
        </Columns>
      </form>
    </>
  );
}
