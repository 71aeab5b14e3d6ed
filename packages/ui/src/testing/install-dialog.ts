/** Adds opening and closing of `<dialog>` to jsdom, which lacks them. For tests only. */
export function installDialog(): void {
  if (typeof HTMLDialogElement === 'undefined' || 'showModal' in HTMLDialogElement.prototype)
    return;
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
}

function showModal(this: HTMLDialogElement): void {
  this.open = true;
  this.querySelector<HTMLElement>('[autofocus]')?.focus();
}

function close(this: HTMLDialogElement): void {
  this.open = false;
  this.dispatchEvent(new Event('close'));
}
