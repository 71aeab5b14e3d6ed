import type { complianceEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { HandlersOf } from '../../core/http/handlers.ts';
import { createComplianceService } from './service.ts';

/** Serves the NDIS check of an invoice. */
export function createComplianceHandlers({
  database,
  secrets,
}: Pick<Dependencies, 'database' | 'secrets'>): HandlersOf<typeof complianceEndpoints> {
  const compliance = createComplianceService({ secrets });
  return {
    checkNdisInvoice: async ({ viewer, params, now }) => ({
      status: 200,
      body: await compliance.check(database, {
        id: params.id,
        viewer,
        now,
      }),
    }),
  };
}
