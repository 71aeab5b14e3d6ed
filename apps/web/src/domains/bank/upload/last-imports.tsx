import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import { formatInstant, formatMoney } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { Row, RowList } from '@cleaning/ui/row-list';
import { useQuery } from '@tanstack/react-query';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { describeStatement, periodOf } from '../bank-labels.ts';

/** The latest imported statements, with the rows still to decide. */
export function LastImports() {
  const api = useApi();
  const query = useQuery(api.listBankStatements.query({ page_size: 5 }));
  return (
    <Card title="Last imports">
      <QueryContent query={query} what="the last imports" level={3}>
        {({ results }) =>
          results.length === 0 ? (
            <p>Nothing has been imported yet.</p>
          ) : (
            <RowList>
              {results.map((statement) => (
                <Row
                  key={statement.id}
                  href={pathWithId(SITE_PATHS.staffBankStatement, statement.id)}
                  title={periodOf(statement)}
                  detail={`${formatInstant(statement.created_at, 'date')}, ${statement.imported_by}. ${describeStatement(statement)}`}
                  end={formatMoney(statement.total_cents)}
                />
              ))}
            </RowList>
          )
        }
      </QueryContent>
    </Card>
  );
}
