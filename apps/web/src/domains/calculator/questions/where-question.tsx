import { company } from '@cleaning/company';
import { PUBLIC_PATHS } from '@cleaning/contract/routes';
import type { AreaCheck } from '@cleaning/contract/services';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { TextField } from '@cleaning/ui/field';
import { Fieldset } from '@cleaning/ui/fieldset';
import { Link } from '@cleaning/ui/link';
import { Text } from '@cleaning/ui/text';
import MapPin from 'lucide-react/icons/map-pin';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import { useEffect, useEffectEvent, useRef } from 'react';
import { PHONE_LINK } from '#content/contact-links.ts';
import { unbroken } from '#kit/lib/unbroken.ts';
import type { DraftPlace } from '../quote-draft/quote-draft.ts';
import { QUESTION_IDS } from './missing-answers.ts';
import styles from './question.module.css';
import { type AreaAnswer, useAreaCheck } from './use-area-check.ts';

export interface WhereQuestionProps {
  /** Where we clean, as it was found earlier. */
  readonly place: DraftPlace | null;
  readonly onPlace: (place: DraftPlace | null) => void;
}

/** The suburb or postcode of the clean, and whether we come there. */
export function WhereQuestion({ place, onPlace }: WhereQuestionProps) {
  const { answer, check } = useAreaCheck((found) => onPlace(toPlace(found)));
  // Uncontrolled, so that what was typed before the app started stays.
  const input = useRef<HTMLInputElement>(null);
  const known = place === null ? '' : formatPlace(place);
  const checkTyped = useEffectEvent(() => {
    const typed = input.current?.value.trim() ?? '';
    if (typed !== '' && typed !== known) check(typed);
  });
  useEffect(() => checkTyped(), []);

  function suggest(text: string) {
    if (input.current !== null) {
      input.current.value = text;
      input.current.focus();
    }
    check(text);
  }

  return (
    <Fieldset
      className={styles['question']}
      id={QUESTION_IDS.place}
      legend="1. Where is the clean?"
    >
      <div className={styles['where']}>
        <TextField
          label="Suburb or postcode"
          ref={input}
          autoComplete="postal-code"
          defaultValue={known}
          maxLength={80}
          onChange={({ target }) => check(target.value.trim())}
        />
        <div aria-live="polite">
          {place === null || answer !== null ? null : (
            <Alert tone="success" icon={MapPin} title={`Yes, we clean in ${known}.`} />
          )}
          <AreaResult answer={answer} onSuggestion={suggest} />
        </div>
      </div>
    </Fieldset>
  );
}

interface AreaResultProps {
  readonly answer: AreaAnswer;
  readonly onSuggestion: (text: string) => void;
}

function AreaResult({ answer, onSuggestion }: AreaResultProps) {
  if (answer === null) return null;
  if (answer === 'checking') return <Text tone="muted">Looking it up</Text>;
  if (answer === 'failed') {
    return (
      <Alert>
        <p>
          We could not look that up. Go on with your quote: we check the address before we send it.
        </p>
      </Alert>
    );
  }
  const { inside, area, did_you_mean: near } = answer;
  if (inside === 'yes') {
    return (
      <Alert tone="success" icon={MapPin} title={`Yes, we clean in ${formatPlace(answer)}.`}>
        <p>It is in our {area} area.</p>
      </Alert>
    );
  }
  if (inside === 'part') {
    return (
      <Alert tone="warning" icon={MapPin} title={`There is more than one ${answer.suburb}.`}>
        <p>Type the postcode instead.</p>
      </Alert>
    );
  }
  if (inside === 'no') return <Outside place={formatPlace(answer)} />;
  return (
    <Alert tone="warning" icon={MapPinOff} title="We cannot find that suburb.">
      {near === null ? null : (
        <p>
          <Button variant="outline" size="sm" onClick={() => onSuggestion(formatPlace(near))}>
            Did you mean {formatPlace(near)}?
          </Button>
        </p>
      )}
      <p>You can also type the postcode.</p>
    </Alert>
  );
}

function Outside({ place }: { readonly place: string }) {
  return (
    <Alert tone="warning" icon={MapPinOff} title={`Sorry, we do not come to ${place} yet.`}>
      <p>
        We clean in {company.serviceAreas.slice(0, -1).join(', ')} and the{' '}
        {company.serviceAreas.at(-1)}. You can still see our prices below.
      </p>
      <p>
        Close to the edge of our area? Call{' '}
        <Link href={PHONE_LINK.href}>{unbroken(PHONE_LINK.label)}</Link> or{' '}
        <Link href={PUBLIC_PATHS.contact}>send us a message</Link>.
      </p>
    </Alert>
  );
}

/** "Baulkham Hills 2153", or the postcode alone. */
const formatPlace = ({ suburb, postcode }: Pick<AreaCheck, 'suburb' | 'postcode'>): string =>
  [suburb, postcode].filter((part) => part !== null).join(' ');

const toPlace = (found: AreaCheck | null): DraftPlace | null =>
  found === null || found.postcode === null
    ? null
    : { suburb: found.suburb, postcode: found.postcode };
