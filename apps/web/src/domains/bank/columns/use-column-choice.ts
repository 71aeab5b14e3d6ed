import { bankColumnsQuery } from '@cleaning/api-client/queries';
import type { BankColumns } from '@cleaning/contract/bank';
import {
  findBankLayoutProblem,
  type BankColumnKind,
  type DateOrder,
} from '@cleaning/contract/bank/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePortalApi } from '#kit/api/portal-api.tsx';

/** What the user chose; what they left is as the service says. */
interface Choice {
  readonly kinds?: readonly BankColumnKind[];
  readonly namesRow?: number;
  readonly dateOrder?: DateOrder;
}

/** The columns of a file: what the user chose, and how the service reads it. */
export function useColumnChoice(file: File, account: string) {
  const { client } = usePortalApi();
  const [choice, setChoice] = useState<Choice>({});
  const [known, setKnown] = useState<BankColumns | null>(null);
  const kinds = choice.kinds ?? known?.layout.columns ?? [];
  const names = (known?.columns ?? []).map(({ name }) => name);
  // Seen at once, so that the file is not sent for it.
  const problem = choice.kinds === undefined ? null : findBankLayoutProblem(kinds, names);
  const query = useQuery({
    ...bankColumnsQuery(client.bankStatements, file, {
      account_number: account,
      ...toFields(choice),
    }),
    enabled: problem === null,
  });
  const { data, isPlaceholderData } = query;
  if (data !== undefined && !isPlaceholderData && data !== known) setKnown(data);
  const orders = data?.date_choices ?? [];
  const namesRow = choice.namesRow ?? data?.layout.names_row ?? 0;
  return {
    query,
    kinds,
    problem,
    namesRow,
    orders,
    dateOrder: choice.dateOrder ?? data?.layout.date_order ?? null,
    /** Whether an answer for this choice is still awaited. */
    isReading: problem === null && (isPlaceholderData || data === undefined),
    isChanged: Object.keys(choice).length > 0,
    fields: toFields({ ...choice, kinds, namesRow }),
    setKind: (place: number, kind: BankColumnKind) =>
      setChoice({ ...choice, namesRow, kinds: kinds.with(place, kind) }),
    setDateOrder: (dateOrder: DateOrder) =>
      setChoice({ ...choice, namesRow, kinds: [...kinds], dateOrder }),
    // Other names make another guess.
    setNamesRow: (row: number) => setChoice({ namesRow: row }),
  };
}

export type ColumnChoice = ReturnType<typeof useColumnChoice>;

const toFields = ({ kinds, namesRow, dateOrder }: Choice) => ({
  ...(kinds === undefined ? {} : { columns: kinds.join(',') }),
  ...(namesRow === undefined ? {} : { names_row: String(namesRow) }),
  ...(dateOrder === undefined ? {} : { date_order: dateOrder }),
});
