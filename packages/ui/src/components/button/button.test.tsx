import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LinkProvider, type LinkComponentProps } from '../../providers/link-provider.tsx';
import { ButtonLink } from './button-link.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { TextButton } from './text-button.tsx';

const RouterLink = (props: LinkComponentProps) => (
  <a {...props} data-routed="">
    {props.children}
  </a>
);

test('does not submit a form unless its type is submit', async () => {
  const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Cancel</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a button styled as a link submits nothing, and is disabled while busy', async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  const view = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <TextButton busy={busy} onClick={onClick}>
        Edit
      </TextButton>
    </form>
  );
  const { rerender } = render(view(true));
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(onClick).not.toHaveBeenCalled();
  rerender(view(false));
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('shows while busy that it is, ignores presses and stays focusable', async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" busy busyLabel="Sending" onClick={onClick}>
        Send
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Sending' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(button).toHaveFocus();
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each([
  [false, 'Sending'],
  [true, 'Send'],
])('a busy %s keeps the width of both its texts', (busy, other) => {
  const { container } = render(
    <Button busy={busy} busyLabel="Sending">
      Send
    </Button>,
  );
  expect(container.querySelector('[data-other-face]')).toHaveAttribute('data-other-face', other);
});

test('an icon button has its text as its name', () => {
  render(<IconButton label="Download invoice 12">↓</IconButton>);
  expect(screen.getByRole('button', { name: 'Download invoice 12' })).toBeInTheDocument();
});

test('a link button uses the router of the app, except for other addresses', () => {
  render(
    <LinkProvider component={RouterLink}>
      <ButtonLink href="/quote">Quote</ButtonLink>
      <ButtonLink href="tel:+61491570156">Call</ButtonLink>
      <ButtonLink href="//elsewhere.example">Elsewhere</ButtonLink>
    </LinkProvider>,
  );
  expect(screen.getByRole('link', { name: 'Quote' })).toHaveAttribute('data-routed');
  expect(screen.getByRole('link', { name: 'Call' })).not.toHaveAttribute('data-routed');
  expect(screen.getByRole('link', { name: 'Elsewhere' })).not.toHaveAttribute('data-routed');
});
