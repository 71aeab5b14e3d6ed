import type { FileLink } from '@cleaning/contract';
import { useMutation } from '@tanstack/react-query';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';

/** Asks for a link to a document, which is opened with that. */
export function useDocumentLink(): (id: string) => Promise<FileLink> {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.documents.link());
  return (id) => mutateAsync({ id });
}
