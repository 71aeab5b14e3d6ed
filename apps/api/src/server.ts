import { loadConfig, type Config } from './core/config/env.ts';
import { becomeOwnerOf } from './commands/become-owner.ts';
import { runBackup, runRestore } from './commands/backup.ts';
import { runCreateAdmin } from './commands/create-admin.ts';
import { runJobs } from './commands/jobs.ts';
import { UsageError } from './commands/usage-error.ts';
import { createLogOutput, terminalOutput, type OperatorOutput } from './operator-output.ts';
import { startService, type Service } from './service.ts';
import { describeStartFailure } from './start-failure.ts';

/** A wrapper such as pnpm passes Ctrl-C on, so that one press may arrive twice. */
const REPEATED_SIGNAL_MS = 500;

const COMMANDS: Readonly<
  Record<string, (args: readonly string[], config: Config) => Promise<string>>
> = { backup: runBackup, restore: runRestore, 'create-admin': runCreateAdmin, jobs: runJobs };

/** Null until the settings are read. */
let config: Config | null = null;

/** A demo and a command have a reader at a terminal; the real service has a log. */
function outputOf(settings: Config | null): OperatorOutput {
  const isCommand = process.argv.length > 2;
  const isDemo = settings?.isDemo ?? process.env['DEMO'] === 'true';
  return isDemo || isCommand ? terminalOutput : createLogOutput();
}

async function main(): Promise<void> {
  config = loadConfig();
  const [command, ...args] = process.argv.slice(2);
  if (command !== undefined) {
    const run = COMMANDS[command];
    if (run === undefined) {
      throw new UsageError(
        `There is no command "${command}". Use one of: ${Object.keys(COMMANDS).join(', ')}.`,
      );
    }
    await becomeOwnerOf(config.dataDirectory);
    process.stdout.write(`${await run(args, config)}\n`);
    return;
  }
  const output = outputOf(config);
  const starting = startService(config, output.noticed);
  stopOnSignal(starting);
  output.started(config, await starting);
}

/** Stops the service in order at the first signal, and at once at the second. */
function stopOnSignal(starting: Promise<Service>): void {
  let firstAt: number | null = null;
  const stop = async () => {
    if (firstAt !== null) {
      if (Date.now() - firstAt > REPEATED_SIGNAL_MS) process.exit(130);
      return;
    }
    firstAt = Date.now();
    // A start that fails reports its own error.
    const service = await starting.catch(() => null);
    await service?.stop();
    process.exit(service === null ? 1 : 0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void stop().catch(fail));
  }
}

function fail(error: unknown): never {
  outputOf(config).failed(describeStartFailure(error, config));
  process.exit(1);
}

await main().catch(fail);
