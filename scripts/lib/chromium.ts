import { accessSync, constants } from 'node:fs';
import { capture, run } from './run.ts';

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
] as const;

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const findChromium = (): string | undefined => {
  const chosen = process.env['CHROMIUM_PATH'];
  return [...(chosen ? [chosen] : []), ...KNOWN_PLACES].find(isExecutable);
};

/** The path of a Chromium for tests. On Debian it is installed if there is none. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;

  if (isExecutable('/usr/bin/apt-get')) {
    console.log('No Chromium found: installing Debian’s.');
    const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const apt = (...arguments_: string[]) => {
      const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get', ...arguments_];
      return run(command, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    };
    await apt('update', '-qq');
    await apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium or Chrome, and none was found. Install one, or set CHROMIUM_PATH to it.',
  );
}

/** The version of a Chromium, which the results of browser tests depend on. */
export async function chromiumVersion(executable: string): Promise<string> {
  const { output } = await capture(executable, ['--version']);
  return output.trim();
}
