import {
  Controls,
  Description,
  Primary,
  Source,
  Stories,
  Story,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ComponentDocs } from './component-docs.ts';
import { componentFolder, importLines, tokensOf } from './component-folder.ts';
import styles from './component-docs-page.module.css';
import { splitTitle } from './split-title.ts';

/**
 * The docs page of a component in packages/ui. Further stories are listed one below the other,
 * without controls or code.
 */
export function ComponentDocsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const folder = componentFolder(String(preparedMeta.parameters['fileName']));
  const facts: ComponentDocs | undefined = preparedMeta.parameters['componentDocs'];
  if (folder === undefined || facts === undefined) return <StoriesPage stories={csfFile.stories} />;

  const { name, otherNames } = splitTitle(csfFile.meta.title);
  const components = [
    preparedMeta.component?.displayName ?? '',
    ...Object.keys(preparedMeta.subcomponents ?? {}),
  ];

  return (
    <>
      <header className={`sb-unstyled ${styles['prose']}`}>
        <h1>{name}</h1>
        <p className={styles['lead']}>{facts.description}</p>
        <p className={styles['quiet']}>Also known as {otherNames.join(', ')}.</p>
      </header>
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

interface StoriesPageProps {
  stories: Readonly<Record<string, { id: string; name: string; moduleExport: unknown }>>;
}

function StoriesPage({ stories }: StoriesPageProps) {
  return (
    <>
      <Title />
      <Description />
      {Object.values(stories).map(({ id, name, moduleExport }) => (
        <section key={id} className={styles['story']}>
          <h2>{name}</h2>
          <Story of={moduleExport} />
        </section>
      ))}
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
