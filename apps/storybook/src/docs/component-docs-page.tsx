import {
  Controls,
  Description,
  Markdown,
  Primary,
  Source,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ComponentDocs } from './component-docs.ts';
import { componentFolder, importLines, tokensOf } from './component-folder.ts';
import { statusOf } from './component-status.ts';
import styles from './component-docs-page.module.css';
import { splitTitle } from './split-title.ts';

/**
 * Storybook's own docs page, of its blocks, with what it does not know: the other names, the status,
 * the import lines, the facts of a component and its tokens. It also shows the first of several stories once;
 * Storybook's shows it twice.
 */
export function ComponentDocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { name, otherNames } = splitTitle(preparedMeta.title);
  const folder = componentFolder(String(preparedMeta.parameters['fileName']));
  const facts: ComponentDocs | undefined = preparedMeta.parameters['componentDocs'];
  return (
    <>
      <Title>{name}</Title>
      <Description />
      {otherNames.length === 0 ? null : (
        <Markdown>{`Also known as ${otherNames.join(', ')}.`}</Markdown>
      )}
      {folder === undefined || facts === undefined ? (
        <Stories />
      ) : (
        <ComponentDocsOf folder={folder} facts={facts} />
      )}
    </>
  );
}

function ComponentDocsOf({ folder, facts }: { folder: string; facts: ComponentDocs }) {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const components = [
    preparedMeta.component?.displayName ?? '',
    ...Object.keys(preparedMeta.subcomponents ?? {}),
  ];
  return (
    <>
      <Markdown>{statusOf(csfFile.meta.tags ?? [])}</Markdown>
      <Source
        code={importLines(components.map((each) => `<${each}`).join(' '))}
        language="tsx"
        dark
      />
      <Primary />
      <div className={styles['scroll']}>
        <Controls />
      </div>
      <div className={`sb-unstyled ${styles['prose']}`}>
        <div className={styles['sides']}>
          <FactList title="Do" facts={facts.do} mark="do" />
          <FactList title="Don’t" facts={facts.dont} mark="dont" />
        </div>
        <FactList title="Accessibility" facts={facts.accessibility} />
        <Tokens names={tokensOf(folder)} />
      </div>
      <Stories includePrimary={false} />
    </>
  );
}

interface FactListProps {
  title: string;
  facts: readonly string[];
  mark?: 'do' | 'dont';
}

function FactList({ title, facts, mark }: FactListProps) {
  return (
    <section className={mark && styles[mark]}>
      <h2>{title}</h2>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}

function Tokens({ names }: { names: readonly string[] }) {
  return (
    <section>
      <h2>Tokens</h2>
      {names.length === 0 ? (
        <p>None: it has no look of its own.</p>
      ) : (
        <ul className={styles['tokens']}>
          {names.map((name) => (
            <li key={name}>
              {/^--(?:color|blue|ink|wattle)-/u.test(name) ? (
                <span className={styles['swatch']} style={{ background: `var(${name})` }} />
              ) : null}
              <code>{name}</code>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
