import type { ReactNode } from 'react';
import { type DataColumn, DataTable } from '../../components/data-table/index.ts';
import type { Token } from '../../tokens/parse-tokens.ts';
import styles from './foundations.module.css';
import { type Page, sectionsOf } from './tokens.ts';

const NAME: DataColumn<Token> = {
  key: 'name',
  header: 'Variable',
  place: 'title',
  rowHeader: true,
  cell: ({ name }) => <code className={styles['code']}>--{name}</code>,
};

const VALUE: DataColumn<Token> = {
  key: 'value',
  header: 'Value',
  place: 'wide',
  cell: (token) => <Values token={token} />,
};

const NOTE: DataColumn<Token> = {
  key: 'note',
  header: 'For',
  place: 'wide',
  cell: ({ note }) => note,
};

interface TokenTablesProps {
  page: Page;
  /** Renders a sample of a token. Without it, only the name and the value are shown. */
  sample?: ((token: Token) => ReactNode) | undefined;
}

/** Every token of a page, as in the style sheet. */
export function TokenTables({ page, sample }: TokenTablesProps) {
  const samples: readonly DataColumn<Token>[] =
    sample === undefined
      ? []
      : [{ key: 'sample', header: 'Looks like', place: 'wide', cell: sample }];
  return (
    <div className={styles['page']}>
      {sectionsOf(page).map(([heading, tokens]) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <DataTable
            caption={heading}
            columns={[NAME, ...samples, VALUE, NOTE]}
            rows={tokens}
            rowKey={({ name }) => name}
          />
        </section>
      ))}
    </div>
  );
}

/** The value of a token by default, in dark if it differs, and in other contexts. */
function Values({ token }: { token: Token }) {
  return (
    <ul className={styles['values']}>
      <li>
        <code>{token.light}</code>
      </li>
      {token.dark === token.light ? null : (
        <li>
          <code>{token.dark}</code> in dark
        </li>
      )}
      {token.elsewhere.map(({ where, value }) => (
        <li key={where}>
          <code>{value}</code> in <code>{where}</code>
        </li>
      ))}
    </ul>
  );
}
