import { company } from '@cleaning/company';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import { lazy, Suspense } from 'react';
import { OPEN_TITLE_ID } from '../model/use-messages-focus.ts';
import type { About } from '../model/messages-view.ts';
import styles from './conversation.module.css';
import { PartHead } from './part-head.tsx';

const NewThreadForm = lazy(() => import('../forms/new-thread-form.tsx'));

export interface NewThreadProps {
  /** What it is about from the start; null when the client says. */
  about: About | null;
  onBack: () => void;
}

/** Starts a conversation. */
export function NewThread({ about, onBack }: NewThreadProps) {
  return (
    <section className={styles['root']} aria-labelledby={OPEN_TITLE_ID}>
      <PartHead title="New message" text={`To ${company.name}`} onBack={onBack} />
      <div className={styles['form']}>
        <Suspense fallback={<FormSkeleton />}>
          <NewThreadForm about={about} />
        </Suspense>
      </div>
    </section>
  );
}

function FormSkeleton() {
  return (
    <SkeletonGroup label="Loading the form">
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="picture" />
    </SkeletonGroup>
  );
}
