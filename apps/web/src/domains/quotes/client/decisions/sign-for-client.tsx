import { SIGNER_RELATIONS } from '@cleaning/contract/quotes';
import { SelectField, TextField } from '@cleaning/ui/field';
import { Fieldset, OptionCard, OptionGrid } from '@cleaning/ui/option-card';
import type { Signatory } from './use-signer.ts';
import type { FieldProps } from '#kit/forms/use-schema-form.ts';
import { SIGNER_RELATION_LABELS } from '../../signer-relation.ts';

export interface SignForClientProps {
  readonly client: Signatory;
  readonly answer: FieldProps;
  readonly relation: FieldProps;
  readonly email: FieldProps;
  /** Whether the answer is that another person signs. */
  readonly isForClient: boolean;
  /** Called for the answer that the typed name is to be mended. */
  readonly onFixName: () => void;
}

/** Asks a person whose name is not the account's for whom they sign, and how they know them. */
export function SignForClient({ client, onFixName, ...fields }: SignForClientProps) {
  const { firstName, name } = client;
  return (
    <>
      <Fieldset size="label" legend="Are you signing for somebody else?">
        <OptionGrid>
          <OptionCard
            {...fields.answer}
            id="signs-for-client"
            type="radio"
            value="client"
            title={`Yes, I sign for ${name}`}
            detail={`Both names go on the copy. ${firstName} gets it by email.`}
          />
          <OptionCard
            {...fields.answer}
            id="signs-for-self"
            type="radio"
            value="self"
            title={`No, I am ${firstName}. Fix the name`}
            onClick={onFixName}
          />
        </OptionGrid>
      </Fieldset>
      {fields.isForClient ? (
        <>
          <SelectField
            {...fields.relation}
            label={`How do you know ${firstName}?`}
            placeholder="Choose one"
            options={SIGNER_RELATIONS.map((value) => ({
              value,
              label: SIGNER_RELATION_LABELS[value],
            }))}
          />
          <TextField
            {...fields.email}
            type="email"
            label="Your own email"
            optional
            hint="We send you the same copy."
            autoComplete="email"
          />
        </>
      ) : null}
    </>
  );
}
