import { settingsEndpoints, type UpdateSettingsRequest } from '@cleaning/contract';
import type { CallEndpoint, CallOptions } from '../client/call-options.ts';

/** How the company works. */
export function createSettingsResource(call: CallEndpoint) {
  return {
    getSettings: (options?: CallOptions) => call(settingsEndpoints.getSettings, options ?? {}),
    updateSettings: (body: UpdateSettingsRequest, options?: CallOptions) =>
      call(settingsEndpoints.updateSettings, { body, ...options }),
  } satisfies Record<keyof typeof settingsEndpoints, unknown>;
}
