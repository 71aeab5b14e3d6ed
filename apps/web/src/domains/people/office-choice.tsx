import type { HandOver } from '@cleaning/contract/people';
import { SelectField } from '@cleaning/ui/field';
import { NOBODY } from './hand-over-choices.ts';
import { describeOfficeWork } from './hand-over-words.ts';

interface OfficeChoiceProps {
  /** Whose they are. */
  readonly name: string;
  readonly handOver: HandOver;
  readonly value: string;
  readonly onChoose: (choice: string) => void;
}

/** Who takes the open conversations and quotes of a person. */
export function OfficeChoice({ name, handOver, value, onChoose }: OfficeChoiceProps) {
  return (
    <SelectField
      label="Conversations and quotes"
      hint={`${name} still has ${describeOfficeWork(handOver)}.`}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      options={[
        ...handOver.office.map(({ id, first_name: first }) => ({ value: id, label: first })),
        { value: NOBODY, label: 'Nobody' },
      ]}
    />
  );
}
