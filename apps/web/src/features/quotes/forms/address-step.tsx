import { TextAreaField, TextField } from '@cleaning/ui/field';
import type { SiteAnswers } from '../model/quote-answers.ts';
import { ACCESS_NOTES_MAX } from '../model/quote-steps.ts';
import { SavedPlaces } from './saved-places.tsx';
import styles from './quote-form.module.css';
import { type SiteFieldsProps, siteField } from './site-field.ts';

export interface AddressStepProps extends SiteFieldsProps {
  /** A saved place was chosen. */
  onPlace: (site: SiteAnswers) => void;
}

/** Where to clean, and how to get in. */
export function AddressStep({ onPlace, ...props }: AddressStepProps) {
  const field = (name: keyof SiteAnswers) => siteField(name, props);
  return (
    <div className={styles['fields']}>
      <SavedPlaces site={props.site} onChoose={onPlace} />
      <TextField
        {...field('address_line1')}
        label="Street address"
        autoComplete="address-line1"
        maxLength={120}
      />
      <div className={styles['pair']}>
        <TextField
          {...field('suburb')}
          label="Suburb"
          autoComplete="address-level2"
          maxLength={80}
        />
        <TextField
          {...field('postcode')}
          label="Postcode"
          autoComplete="postal-code"
          inputMode="numeric"
          numeric
          maxLength={8}
        />
      </div>
      <TextAreaField
        {...field('access_notes')}
        label="Getting in, parking, pets and anything good to know"
        hint="For example: I will be home, please knock and wait a minute. One dog in the backyard. Products with no fragrance, please."
        optional
        rows={5}
        maxLength={ACCESS_NOTES_MAX}
      />
    </div>
  );
}
