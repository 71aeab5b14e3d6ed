import { company } from '@cleaning/company';
import { API_BASE_PATH } from '@cleaning/contract';
import type { Config } from './platform/config/env.ts';
import { DEMO_PASSWORD, DEMO_USERS } from './demo/demo-users.ts';
import type { Service } from './service.ts';

/** What the operator needs to know once the service runs. */
export function startMessage(config: Config, { port, hasSite }: Service): string {
  const home = `http://${config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host}:${port}`;
  const lines = [
    `${company.name} is running.`,
    '',
    hasSite
      ? `  Site          ${home}`
      : `  Site          not built: run "npm start" from the project's folder`,
    `  API           ${home}${API_BASE_PATH}/docs/`,
  ];
  if (config.isDemo) {
    const emails = DEMO_USERS.map(({ email }) => email).join(', ');
    lines.push(
      `  Mailbox       ${home}/dev/mailbox`,
      `  Demo log-ins  ${emails}`,
      `                password ${DEMO_PASSWORD}`,
    );
  }
  if (!company.isRealCompany) {
    lines.push('', 'The company details are placeholders: see packages/company/src/company.ts.');
  }
  return `${lines.join('\n')}\n\nPress Ctrl+C to stop.\n`;
}
