import { company } from '@cleaning/company';
import { COMMON_PASSWORD_MESSAGE, loadCommonPasswords } from '@cleaning/contract/rules';
import { refuseField } from '../http/api-error.ts';

let loading: ReturnType<typeof loadCommonPasswords> | undefined;

/** @throws ApiError on `field` for a common password. The list is loaded at the first use. */
export async function assertUncommonPassword(field: string, password: string): Promise<void> {
  loading ??= loadCommonPasswords(company.name);
  const isCommon = await loading;
  if (isCommon(password)) throw refuseField(field, COMMON_PASSWORD_MESSAGE);
}
