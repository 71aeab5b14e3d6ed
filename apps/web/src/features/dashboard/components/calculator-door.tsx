import { SITE_PATHS } from '@cleaning/contract/routes';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import Calculator from 'lucide-react/icons/calculator';
import styles from './calculator-door.module.css';

/** The way to another price. */
export function CalculatorDoor() {
  return (
    <Card tint title="Need another room done?">
      <div className={styles['body']}>
        <p className={styles['text']}>See the price first, then send it to us as a quote.</p>
        <ButtonLink href={SITE_PATHS.clientCalculator} variant="outline" icon={<Calculator />}>
          Open calculator
        </ButtonLink>
      </div>
    </Card>
  );
}
