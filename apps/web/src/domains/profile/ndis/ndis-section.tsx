import { TextButton } from '@cleaning/ui/button';
import { SummaryList } from '@cleaning/ui/summary-list';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { NdisForm } from './ndis-form.tsx';
import { ndisRows } from './ndis-labels.ts';
import { sectionName } from '../sections.ts';
import { opener, useSection, AccountSection } from '../account-section.tsx';
import styles from './ndis-section.module.css';

/** NDIS plan details for invoices and claims. */
export function NdisSection() {
  const api = useApi();
  const profile = useQuery(api.getClientProfile.query());
  const section = useSection<'ndis'>((form) => form);
  const { form, open, close, finish } = section;
  return (
    <AccountSection
      id="ndis"
      title={sectionName('ndis')}
      section={section}
      action={
        form === null && profile.data !== undefined ? (
          <TextButton end {...opener('ndis')} onClick={() => open('ndis')}>
            Edit <VisuallyHidden>NDIS details</VisuallyHidden>
          </TextButton>
        ) : null
      }
    >
      <QueryContent level={3} query={profile} what="your NDIS details" lines={6}>
        {(data) =>
          form === 'ndis' ? (
            <NdisForm profile={data} onSaved={finish} onCancel={close} />
          ) : (
            <>
              <SummaryList layout="facts" rows={ndisRows(data)} />
              <p className={styles['note']}>
                <LockKeyhole />
                <span>
                  We hide most of your NDIS number on screen. To change it, enter the new number.
                </span>
              </p>
            </>
          )
        }
      </QueryContent>
    </AccountSection>
  );
}
