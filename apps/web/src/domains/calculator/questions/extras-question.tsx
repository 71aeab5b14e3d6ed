import {
  type AddonId,
  ADDONS,
  ADDON_IDS,
  formatAud,
  isCommonlyNotNdisFunded,
} from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Fieldset, type FieldsetProps } from '@cleaning/ui/fieldset';
import { OptionCard, OptionGrid } from '@cleaning/ui/option-card';
import { SpotIcon } from '@cleaning/ui/spot-icon';
import { QUESTION_IDS } from './missing-answers.ts';
import styles from './question.module.css';

export interface ExtrasQuestionProps {
  legend?: string | undefined;
  size?: FieldsetProps['size'];
  addonIds: readonly AddonId[];
  onAddonToggled: (addonId: AddonId) => void;
  /** Warns about extras that NDIS plans commonly do not pay for. */
  isNdis?: boolean | undefined;
}

export function ExtrasQuestion({
  legend = 'Add extras',
  size,
  addonIds,
  onAddonToggled,
  isNdis = false,
}: ExtrasQuestionProps) {
  const unfunded = isNdis ? addonIds.filter(isCommonlyNotNdisFunded) : [];
  return (
    <Fieldset
      className={styles['question']}
      id={QUESTION_IDS.addonIds}
      legend={legend}
      size={size}
      hint="Optional. Choose as many as you like."
    >
      <OptionGrid>
        {ADDON_IDS.map((id) => (
          <OptionCard
            key={id}
            type="checkbox"
            name="extras"
            value={id}
            title={ADDONS[id].name}
            detail={formatAud(ADDONS[id].priceCents)}
            icon={<SpotIcon name={id} />}
            checked={addonIds.includes(id)}
            onChange={() => onAddonToggled(id)}
          />
        ))}
      </OptionGrid>
      <div aria-live="polite">
        {unfunded.map((id) => (
          <Alert key={id} tone="warning" className={styles['warning']}>
            <p>
              {ADDONS[id].name} is commonly not funded by NDIS plans. Check with your plan manager
              before you add it.
            </p>
          </Alert>
        ))}
      </div>
    </Fieldset>
  );
}
