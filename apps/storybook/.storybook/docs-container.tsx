import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { applyTheme } from '@cleaning/ui/providers';
import { useEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { brandTheme } from './brand.ts';

/** A docs page in the theme of the toolbar, whether or not it contains stories. */
export function ThemedDocsContainer(props: DocsContainerProps) {
  const theme = useToolbarTheme(props.context.channel);
  useEffect(() => applyTheme(document, theme), [theme]);
  return <DocsContainer {...props} theme={brandTheme(theme)} />;
}

function useToolbarTheme(channel: DocsContainerProps['context']['channel']): 'light' | 'dark' {
  const theme: unknown = useSyncExternalStore(
    (onChange) => {
      channel.on(GLOBALS_UPDATED, onChange);
      return () => channel.off(GLOBALS_UPDATED, onChange);
    },
    () => {
      const [latest] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
      return latest?.globals?.theme;
    },
  );
  return theme === 'dark' ? 'dark' : 'light';
}
