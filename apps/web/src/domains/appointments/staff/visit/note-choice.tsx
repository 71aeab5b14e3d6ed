import { saveOfficeNoteRequest } from '@cleaning/contract/appointments';
import { Fieldset } from '@cleaning/ui/fieldset';
import { OptionCard, OptionGrid } from '@cleaning/ui/option-card';
import { Text } from '@cleaning/ui/text';
import { useState } from 'react';

interface NoteOption {
  readonly title: string;
  readonly notes: string;
}

/**
 * The two notes and, where the field has room for it, both of them. First comes what loses no words: a
 * note that has the other one in it needs no more than itself.
 */
function listOptions(saved: string, own: string): readonly NoteOption[] {
  const yours = { title: 'Yours', notes: own };
  const atOffice = { title: 'At the office', notes: saved };
  if (own.includes(saved)) return [yours, atOffice];
  if (saved.includes(own)) return [atOffice, yours];
  const both = `${saved}\n${own}`;
  const hasRoom = saveOfficeNoteRequest.safeParse({ notes: both }).success;
  return [...(hasRoom ? [{ title: 'Both', notes: both }] : []), yours, atOffice];
}

/**
 * The choice between a note for the office that waits on this phone and the one that was saved
 * meanwhile.
 */
export function useNoteChoice(saved: string, own: string) {
  const options = listOptions(saved, own);
  const [title, setTitle] = useState<string | null>(null);
  const chosen = options.find((option) => option.title === title) ?? options[0];
  return {
    notes: chosen?.notes ?? own,
    field: <NoteChoice options={options} chosen={chosen} onChoose={setTitle} />,
  };
}

interface NoteChoiceProps {
  options: readonly NoteOption[];
  chosen: NoteOption | undefined;
  onChoose: (title: string) => void;
}

function NoteChoice({ options, chosen, onChoose }: NoteChoiceProps) {
  return (
    <Fieldset legend="Notes for the office" size="label">
      <OptionGrid>
        {options.map(({ title, notes }) => (
          <OptionCard
            key={title}
            type="radio"
            name="note-to-keep"
            value={title}
            title={title}
            detail={
              <Text as="span" wrap="as-typed">
                {notes === '' ? 'No note' : notes}
              </Text>
            }
            checked={title === chosen?.title}
            onChange={() => onChoose(title)}
          />
        ))}
      </OptionGrid>
    </Fieldset>
  );
}
