import { AccessNotesField } from '../../../shared/forms/access-notes-field.tsx';
import { AddressFields } from '../../../shared/forms/address-fields.tsx';
import type { SiteAnswers } from '../model/quote-answers.ts';
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
      <AddressFields
        street={field('address_line1')}
        suburb={field('suburb')}
        postcode={field('postcode')}
      />
      <AccessNotesField
        {...field('access_notes')}
        hint="For example: I will be home, please knock and wait a minute. One dog in the backyard. Products with no fragrance, please."
        rows={5}
      />
    </div>
  );
}
