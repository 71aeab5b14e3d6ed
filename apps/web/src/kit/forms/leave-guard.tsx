import { selectAuth, type StateWithAuth } from '@cleaning/auth';
import { Button } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useBlocker } from 'react-router-dom';

/** The confirmation before leaving a page with unsaved changes. */
export interface LeaveQuestion {
  readonly title: string;
  readonly text: string;
  readonly leaveLabel: string;
}

const UNSAVED: LeaveQuestion = {
  title: 'Leave without saving?',
  text: 'What you typed here has not been saved.',
  leaveLabel: 'Leave without saving',
};

/** Adds a question, which applies until the returned function is called. */
type AddQuestion = (question: LeaveQuestion) => () => void;

const LeaveGuardContext = createContext<AddQuestion | null>(null);

/**
 * Asks for confirmation before the user navigates away from a page with an active {@link
 * useLeaveGuard}, by a link, by Back or by a button. Does not ask when the session has ended.
 */
export function LeaveGuardProvider({ children }: { readonly children: ReactNode }) {
  const store = useStore<StateWithAuth>();
  const questions = useRef(new Set<LeaveQuestion>());
  const [shownQuestion, setShownQuestion] = useState<LeaveQuestion>(UNSAVED);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const question = [...questions.current].at(-1);
    const isSamePage = currentLocation.pathname === nextLocation.pathname;
    if (question === undefined || isSamePage || selectAuth(store.getState()).user === null) {
      return false;
    }
    setShownQuestion(question);
    return true;
  });
  const [add] = useState<AddQuestion>(() => (question: LeaveQuestion) => {
    const own = { ...question };
    questions.current.add(own);
    return () => questions.current.delete(own);
  });

  const stay = () => blocker.reset?.();
  return (
    <LeaveGuardContext value={add}>
      {children}
      <Dialog
        open={blocker.state === 'blocked'}
        onClose={stay}
        title={shownQuestion.title}
        actions={
          <>
            <Button variant="danger" onClick={() => blocker.proceed?.()}>
              {shownQuestion.leaveLabel}
            </Button>
            <Button variant="outline" onClick={stay}>
              Stay on this page
            </Button>
          </>
        }
      >
        <p>{shownQuestion.text}</p>
      </Dialog>
    </LeaveGuardContext>
  );
}

/**
 * Asks for confirmation before the user leaves or closes the page while something would be lost.
 *
 * @throws When there is no LeaveGuardProvider above the component.
 */
export function useLeaveGuard(isActive: boolean, question: LeaveQuestion = UNSAVED): void {
  const add = use(LeaveGuardContext);
  if (add === null) throw new Error('useLeaveGuard needs a LeaveGuardProvider above it');
  useCloseGuard(isActive);
  useEffect(() => (isActive ? add(question) : undefined), [isActive, add, question]);
}

/** Makes the browser ask before the page is closed or reloaded while something would be lost. */
export function useCloseGuard(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
}
