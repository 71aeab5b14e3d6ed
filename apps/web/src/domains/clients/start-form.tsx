import type { Client } from '@cleaning/contract/clients';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { TextAreaField } from '@cleaning/ui/field';
import { Stack } from '@cleaning/ui/stack';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormErrors } from '#kit/forms/form-errors.tsx';
import type { FieldProps, SchemaForm } from '#kit/forms/use-schema-form.ts';
import styles from './start-form.module.css';

export interface StartFormProps<Values extends FieldValues, Request> {
  readonly client: Client;
  readonly form: SchemaForm<Values, Request>;
  /** The field for the reason, which the client can read. */
  readonly reason: FieldProps;
  readonly title: string;
  /** The heading of the errors when the form is refused: "Not recorded". */
  readonly errorTitle: string;
  readonly icon: ReactNode;
  readonly submitLabel: string;
  readonly busyLabel: string;
  /** What happens next; shown beside the button. */
  readonly next: string;
  readonly children: ReactNode;
}

/** A form with which staff start something on behalf of a client, with a reason. */
export function StartForm<Values extends FieldValues, Request>({
  client,
  form,
  reason,
  title,
  errorTitle,
  icon,
  submitLabel,
  busyLabel,
  next,
  children,
}: StartFormProps<Values, Request>) {
  return (
    <Stack
      as="form"
      gap="space-4"
      noValidate
      onSubmit={form.handleSubmit}
      className={styles['form']}
    >
      <FormErrors {...form.errors} title={errorTitle} />
      <Card title={title}>
        <Stack gap="space-4">
          {children}
          <TextAreaField
            {...reason}
            label="Why"
            hint={`For example “Asked us on the phone”. ${client.first_name} can read it.`}
            rows={2}
            maxLength={500}
          />
        </Stack>
        <div className={styles['foot']}>
          <Button type="submit" icon={icon} busy={form.isSending} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
          <p>{next}</p>
        </div>
      </Card>
    </Stack>
  );
}
