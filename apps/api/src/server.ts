import { ConfigError, loadConfig, type Config } from './platform/config/env.ts';
import { runCreateAdmin, UsageError } from './create-admin.ts';
import { startService, type Service } from './service.ts';
import { startMessage } from './start-message.ts';

/** A wrapper such as pnpm passes Ctrl-C on, so one press can arrive twice. */
const SAME_PRESS_MS = 500;

const announce = (text: string): void => void process.stdout.write(`${text}\n`);
const complain = (text: string): void => void process.stderr.write(`${text}\n`);

async function main(): Promise<void> {
  const config = loadConfig();
  const [command, ...args] = process.argv.slice(2);
  if (command === 'create-admin') {
    announce(await runCreateAdmin(args, config));
    return;
  }
  const starting = startService(config);
  stopOnSignal(starting);
  const service = await starting.catch((error: unknown) => {
    throw isPortBusy(error) ? new Error(describeBusyPort(config), { cause: error }) : error;
  });
  announce(startMessage(config, service));
}

/** The first signal stops in good order; the second, at once. */
function stopOnSignal(starting: Promise<Service>): void {
  let firstAt: number | null = null;
  const stop = async () => {
    if (firstAt !== null) {
      if (Date.now() - firstAt > SAME_PRESS_MS) process.exit(130);
      return;
    }
    firstAt = Date.now();
    // A start that fails says so by itself.
    const service = await starting.catch(() => null);
    await service?.stop();
    process.exit(service === null ? 1 : 0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void stop().catch(fail));
  }
}

function isPortBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

const describeBusyPort = ({ port }: Config): string =>
  `Port ${port} is already in use by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`;

function fail(error: unknown): never {
  const isForPeople =
    error instanceof ConfigError ||
    error instanceof UsageError ||
    (error instanceof Error && isPortBusy(error.cause));
  complain(isForPeople ? error.message : `The service could not start. ${describe(error)}`);
  process.exit(1);
}

/** What went wrong and what caused that, without the stack, which helps nobody at a terminal. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined
    ? error.message
    : `${error.message}\nCause: ${describe(error.cause)}`;
}

await main().catch(fail);
