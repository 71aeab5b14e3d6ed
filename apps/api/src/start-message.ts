import { company } from '@cleaning/company';
import { API_BASE_PATH } from '@cleaning/contract/http/rules';
import type { Config } from './core/config/env.ts';
import { DEMO_PASSWORD, DEMO_USERS } from './demo/demo-users.ts';
import type { Service } from './service.ts';

type Started = Pick<Service, 'port' | 'hasSite'>;

const homeOf = ({ host }: Config, port: number): string =>
  `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;

const apiOf = (home: string): string => `${home}${API_BASE_PATH}/docs/`;

/**
 * What a log says at the start: the addresses on this machine. The site's is null when it is not
 * built.
 */
export function startFields(config: Config, { port, hasSite }: Started) {
  const home = homeOf(config, port);
  return { site: hasSite ? home : null, api: apiOf(home) };
}

/** What the operator needs to know once the service runs. */
export function startMessage(config: Config, { port, hasSite }: Started): string {
  const home = homeOf(config, port);
  const lines = [
    `${company.name} is running.`,
    '',
    hasSite
      ? `  Site          ${home}`
      : `  Site          not built: run "npm start" from the project's folder`,
    `  API           ${apiOf(home)}`,
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
