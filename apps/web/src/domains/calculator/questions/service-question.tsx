import { type ServiceId, SERVICE_IDS } from '@cleaning/pricing';
import { Fieldset, type FieldsetProps } from '@cleaning/ui/fieldset';
import { OptionCard, OptionGrid } from '@cleaning/ui/option-card';
import { SpotIcon } from '@cleaning/ui/spot-icon';
import { SHORT_SERVICE_NAMES, listPrice } from '#content/price-texts.ts';
import { QUESTION_IDS } from './missing-answers.ts';
import styles from './question.module.css';

export interface ServiceQuestionProps {
  legend?: string | undefined;
  size?: FieldsetProps['size'];
  serviceId: ServiceId | null;
  onServiceChosen: (serviceId: ServiceId) => void;
  error?: string | undefined;
}

export function ServiceQuestion({
  legend = 'Choose a service',
  size,
  serviceId,
  onServiceChosen,
  error,
}: ServiceQuestionProps) {
  return (
    <Fieldset
      className={styles['question']}
      id={QUESTION_IDS.serviceId}
      legend={legend}
      size={size}
      error={error}
    >
      <OptionGrid>
        {SERVICE_IDS.map((id) => (
          <OptionCard
            key={id}
            type="radio"
            name="service"
            value={id}
            title={SHORT_SERVICE_NAMES[id]}
            detail={listPrice(id)}
            icon={<SpotIcon name={id} />}
            checked={serviceId === id}
            aria-invalid={error === undefined ? undefined : true}
            onChange={() => onServiceChosen(id)}
          />
        ))}
      </OptionGrid>
    </Fieldset>
  );
}
