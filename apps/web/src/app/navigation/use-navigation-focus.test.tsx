import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useNavigationFocus } from './use-navigation-focus.ts';

/** A page that has no heading before its data is there. */
const Loading = ({ isLoaded }: { readonly isLoaded: boolean }) => (
  <>
    {isLoaded ? <h1>Ruth Callaghan</h1> : null}
    <button type="button">Try again</button>
  </>
);

function Site({ isLoaded }: { readonly isLoaded: boolean }) {
  useNavigationFocus();
  return (
    <main>
      <Routes>
        <Route path="/" element={<Link to="/client">Ruth</Link>} />
        <Route path="/client" element={<Loading isLoaded={isLoaded} />} />
      </Routes>
    </main>
  );
}

const siteThat = (isLoaded: boolean) => (
  <MemoryRouter>
    <Site isLoaded={isLoaded} />
  </MemoryRouter>
);

async function openClient() {
  const user = userEvent.setup();
  const { rerender } = render(siteThat(false));
  await user.click(screen.getByRole('link', { name: 'Ruth' }));
  expect(screen.getByRole('main')).toHaveFocus();
  return { user, load: () => rerender(siteThat(true)) };
}

it('focuses the heading of a page once its data is there', async () => {
  const { load } = await openClient();
  load();
  expect(await screen.findByRole('heading', { name: 'Ruth Callaghan' })).toHaveFocus();
});

it('leaves the focus where the user went meanwhile', async () => {
  const { user, load } = await openClient();
  await user.tab();
  load();
  await screen.findByRole('heading', { name: 'Ruth Callaghan' });
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
});
