import type { SavedViewList } from '@cleaning/contract/staff';
import { Button, IconButton } from '@cleaning/ui/button';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useApi } from '../api/portal-api.tsx';
import { ErrorAlert } from '../errors/error-alert.tsx';
import { useCommand } from '../forms/use-command.ts';
import { useFocusNearby } from '../hooks/focus.ts';
import { TabLink } from './tab-links.tsx';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { useCurrentTabInView } from './use-current-tab-in-view.ts';
import styles from './view-tabs.module.css';

/** A built-in view: a filter of the list that every user has. */
export interface ListTab {
  readonly label: string;
  /** The query of the view's address, without a question mark. */
  readonly query: string;
  readonly isCurrent: boolean;
  /** The number of entries; undefined while loading. */
  readonly count?: string | undefined;
}

export interface ViewTabsProps {
  readonly list: SavedViewList;
  /** The path of the list's page. */
  readonly path: string;
  /** The first one is the default. */
  readonly tabs: readonly [ListTab, ...ListTab[]];
  /** The query in the address, without the page. */
  readonly current: string;
}

/** The built-in views of a list, and those that the user saved. */
export function ViewTabs({ list, path, tabs, current }: ViewTabsProps) {
  const api = useApi();
  const { data: saved = [] } = useQuery(api.listSavedViews.query({ list }));
  const removal = useCommand(api.deleteSavedView.mutation(), { isRepeatable: true });
  const rememberPlace = useFocusNearby(saved.length);
  const [isSaving, setSaving] = useState(false);
  const isSaved = saved.some(({ query }) => query === current);
  const hasCounts = tabs[0].count !== undefined;
  const row = useCurrentTabInView(`${current} ${hasCounts} ${saved.length}`);
  const pathOf = (query: string) => (query === '' ? path : `${path}?${query}`);
  return (
    <>
      <nav ref={row} className={styles['views']} aria-label="Views">
        {tabs.map((tab) => (
          <TabLink
            key={tab.label}
            {...tab}
            href={pathOf(tab.query)}
            isCurrent={!isSaved && tab.isCurrent}
          />
        ))}
        {saved.map(({ id, name, query }) => (
          <span key={id} className={styles['saved']}>
            <TabLink label={name} href={pathOf(query)} isCurrent={query === current} />
            <IconButton
              label={`Delete the view ${name}`}
              onClick={() => {
                rememberPlace();
                void removal.submit({ id });
              }}
            >
              <X />
            </IconButton>
          </span>
        ))}
        {isSaved || current === tabs[0].query ? null : (
          <Button variant="ghost" size="sm" icon={<Plus />} onClick={() => setSaving(true)}>
            Save this view
          </Button>
        )}
        <SaveViewDialog
          key={current}
          open={isSaving}
          list={list}
          query={current}
          onClose={() => setSaving(false)}
        />
      </nav>
      <ErrorAlert title="Not deleted" error={removal.error} />
    </>
  );
}
