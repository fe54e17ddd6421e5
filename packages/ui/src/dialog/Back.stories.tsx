import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { dialogTester } from './Dialog.testing.ts';
import { ConfirmDialog, Dialog } from './index.ts';

/** A minimal router, which shows the page of the current history entry. */
const useRouter = () => {
  const [page, setPage] = useState('sessions');
  useEffect(() => {
    const updatePage = () => setPage((history.state as { page?: string } | null)?.page ?? '');
    history.replaceState({ page: 'sessions' }, '');
    addEventListener('popstate', updatePage);
    return () => removeEventListener('popstate', updatePage);
  }, []);
  const navigate = (to: string) => {
    history.pushState({ page: to }, '');
    setPage(to);
  };
  return [page, navigate] as const;
};

/** An app with two pages and a dialog that opens another question. */
const App = () => {
  const [page, navigate] = useRouter();
  const [isOpen, setOpen] = useState(false);
  const [isQuestionOpen, setQuestionOpen] = useState(false);
  return (
    <>
      <p>Page: {page}</p>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog
        actions={
          <>
            <Button onPress={() => setQuestionOpen(true)} variant="danger">
              Ask
            </Button>
            <Button
              onPress={() => {
                setOpen(false);
                navigate('profile');
              }}
            >
              Profile
            </Button>
          </>
        }
        closesOnBack
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Settings"
      >
        Anything else?
        <ConfirmDialog
          closesOnBack
          confirmLabel="Logout"
          isOpen={isQuestionOpen}
          onClose={() => setQuestionOpen(false)}
          onConfirm={() => setQuestionOpen(false)}
          title="Logout now?"
        >
          You can come back at any time.
        </ConfirmDialog>
      </Dialog>
    </>
  );
};

const meta = {
  title: 'Feedback/Dialog/Back',
  component: App,
  tags: ['!autodocs'],
} satisfies Meta<typeof App>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const settings = dialogTester('Settings');
const question = dialogTester('Logout now?');

const open = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(settings.isOpen()).toBe(true));
};

const expectPage = (canvas: Canvas, page: string) =>
  waitFor(async () => {
    await expect(canvas.getByText(/^Page:/)).toHaveTextContent(`Page: ${page}`);
    // On the page's own history entry and not on a dialog's.
    await expect(history.state).toEqual({ page });
  });

const countSteps = () => {
  let steps = 0;
  addEventListener('popstate', () => {
    steps += 1;
  });
  return () => steps;
};

/** Back closes nested ones one at a time, and Forward opens none. */
export const OneAtATime: Story = {
  name: 'Nested, one at a time',
  tags: ['Dialog a'],
  play: async ({ canvas }) => {
    await open(canvas);
    await settings.press('Ask');
    await waitFor(() => expect(question.isOpen()).toBe(true));
    history.back();
    await waitFor(() => expect(question.isOpen()).toBe(false));
    await expect(settings.isOpen()).toBe(true);
    history.back();
    await waitFor(() => expect(settings.isOpen()).toBe(false));
    await expectPage(canvas, 'sessions');
    const steps = countSteps();
    history.forward();
    // Forward goes to the entry of the closed dialog, which returns automatically.
    await waitFor(() => expect(steps()).toBe(2));
    await expectPage(canvas, 'sessions');
    await expect(settings.isOpen()).toBe(false);
  },
};

/** Closed by its button it leaves no entry in the history. */
export const NothingLeft: Story = {
  name: 'Closed by its button',
  tags: ['Dialog a'],
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(history.state).toHaveProperty('page', 'sessions');
    await expect(history.state).not.toEqual({ page: 'sessions' });
    await settings.close();
    await expectPage(canvas, 'sessions');
  },
};

/** A page opened from it stays, and Back from there skips the dialog's entry. */
export const ALinkInside: Story = {
  name: 'With a link inside',
  tags: ['Dialog a'],
  play: async ({ canvas }) => {
    await open(canvas);
    await settings.press('Profile');
    await expectPage(canvas, 'profile');
    await waitFor(() => expect(settings.isOpen()).toBe(false));
    history.back();
    await expectPage(canvas, 'sessions');
    history.forward();
    await expectPage(canvas, 'profile');
    history.back();
    await expectPage(canvas, 'sessions');
  },
};
