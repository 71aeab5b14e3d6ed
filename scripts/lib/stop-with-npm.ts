import { execFileSync } from 'node:child_process';

const POLL_MS = 500;
const PACKAGE_MANAGER = /^(?:\S*node\S*\s+)?(?:\S*\/)?(?:npm|npx|pnpm)(?:-cli\.js|\.cjs)?(?:\s|$)/u;
const SCRIPT_SHELL = /^(?:\/\S*\/)?\w*sh -c /u;
const LAUNCHER = /^\S*node\S* \S*scripts\/launch\.mjs /u;

interface Process {
  readonly parent: number;
  readonly command: string;
}

/** All processes of this machine by id. Empty without `ps`, as on Windows. */
const listProcesses = (): Map<number, Process> => {
  try {
    const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
    return new Map(
      [...lines.matchAll(/^\s*(\d+)\s+(\d+)\s+(.*)$/gmu)].map(([, pid, parent, command = '']) => [
        Number(pid),
        { parent: Number(parent), command },
      ]),
    );
  } catch {
    return new Map();
  }
};

/** The id of the outermost package manager above this process, past shells and the launcher. */
const findOutermost = (): number | null => {
  const processes = listProcesses();
  let outermost: number | null = null;
  let pid = process.ppid;
  for (let found = processes.get(pid); found !== undefined; found = processes.get(pid)) {
    if (PACKAGE_MANAGER.test(found.command)) outermost = pid;
    else if (![SCRIPT_SHELL, LAUNCHER].some((pattern) => pattern.test(found.command))) break;
    pid = found.parent;
  }
  return outermost;
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/**
 * Stops this process when the `npm` that started it ends. A signal to npm reaches only the shell
 * that runs the script, so the server would otherwise keep running after its terminal was closed.
 */
export function stopWithNpm(): void {
  const npm = findOutermost();
  if (npm === null) return;
  const timer = setInterval(() => {
    if (isAlive(npm)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, POLL_MS);
  timer.unref();
  // Ctrl-C reaches both npm and this process, which is then already stopping and must not be
  // interrupted.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => clearInterval(timer));
  }
}
