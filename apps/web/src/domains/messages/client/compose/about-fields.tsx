import { THREAD_SUBJECT_TYPES, type ThreadSubjectType } from '@cleaning/contract/messages';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { SelectField } from '@cleaning/ui/field';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import { useEffect, useRef, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { SchemaForm } from '#kit/forms/use-schema-form.ts';
import { errorMessage } from '#kit/errors/api-errors.ts';
import { ABOUT_NOUNS } from '../../about-labels.ts';
import type { NewThreadAnswers, NewThreadValues } from './new-thread-answers.ts';
import { useAboutChoices, type AboutChoices } from './use-about-choices.ts';

const TYPES = [
  { value: '', label: 'A general question' },
  { value: 'quote', label: 'A quote' },
  { value: 'invoice', label: 'An invoice' },
  { value: 'appointment', label: 'A visit' },
] as const;

export interface AboutFieldsProps {
  form: UseFormReturn<NewThreadValues, unknown, NewThreadAnswers>;
  field: SchemaForm<NewThreadValues, NewThreadAnswers>['field'];
}

/** Fields for what a conversation is about: a general question, or one quote, invoice or visit. */
export function AboutFields({ form, field }: AboutFieldsProps) {
  const [name, id, subject] = useWatch({
    control: form.control,
    name: ['about_type', 'about_id', 'subject'],
  });
  const type = THREAD_SUBJECT_TYPES.find((known) => known === name) ?? null;
  const about = useAboutChoices(type, id);
  const [goneId, setGoneId] = useState('');
  if (about.isMissing && goneId !== id) setGoneId(id);
  const given = useRef('');
  const chosen = about.choices?.find((choice) => choice.id === id)?.subject ?? '';

  // The subject defaults to what the conversation is about, until the user types another.
  useEffect(() => {
    if (given.current === chosen || (subject !== '' && subject !== given.current)) return;
    given.current = chosen;
    form.setValue('subject', chosen);
    form.clearErrors('subject');
  }, [form, chosen, subject]);

  useEffect(() => {
    if (goneId !== '' && id === goneId) form.setValue('about_id', '');
  }, [form, goneId, id]);

  const { onChange, ...typeField } = field('about_type');
  return (
    <>
      <SelectField
        {...typeField}
        label="What is it about?"
        options={TYPES}
        onChange={(event) => {
          form.setValue('about_id', '');
          setGoneId('');
          form.clearErrors('about_id');
          onChange(event);
        }}
      />
      {type === null ? null : (
        <WhichOne
          key={type}
          type={type}
          about={about}
          isGone={goneId !== '' && id === ''}
          field={field}
        />
      )}
    </>
  );
}

interface WhichOneProps extends Pick<AboutFieldsProps, 'field'> {
  type: ThreadSubjectType;
  about: AboutChoices;
  /** The item named in the address was not found. */
  isGone: boolean;
}

function WhichOne({ type, about, isGone, field }: WhichOneProps) {
  const noun = ABOUT_NOUNS[type];
  if (about.error !== null) {
    return (
      <Alert tone="danger" title={`We could not load your ${noun}s`} live>
        <p>{errorMessage(about.error)} You can also ask a general question.</p>
        <Button
          size="sm"
          variant="outline"
          busy={about.isFetching}
          busyLabel="Trying again"
          onClick={about.refetch}
        >
          Try again
        </Button>
      </Alert>
    );
  }
  if (about.choices === null) {
    return (
      <SkeletonGroup label={`Loading your ${noun}s`}>
        <Skeleton shape="control" />
      </SkeletonGroup>
    );
  }
  if (about.choices.length === 0 && !isGone) {
    return (
      <Alert tone="info" live>
        <p>{`You have no ${noun}s yet. Ask a general question instead.`}</p>
      </Alert>
    );
  }
  return (
    <>
      {isGone ? (
        <Alert tone="warning" live>
          <p>{`We could not find that ${noun}. Choose another one, or ask a general question.`}</p>
        </Alert>
      ) : null}
      <SelectField
        {...field('about_id')}
        label={`Which ${noun}?`}
        placeholder={`Choose ${noun === 'invoice' ? 'an' : 'a'} ${noun}`}
        options={about.choices.map(({ id, label }) => ({ value: id, label }))}
      />
    </>
  );
}
