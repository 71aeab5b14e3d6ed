/** The loader that the app shell shows before the app is there. */
const shell =
  typeof document === 'undefined' ? '' : (document.getElementById('root')?.innerHTML ?? '');

/** Keeps the shell's loader on screen until the first page has loaded, without drawing it again. */
export function ShellLoader() {
  return <div dangerouslySetInnerHTML={{ __html: shell }} />;
}
