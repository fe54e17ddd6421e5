/** Do and don't for toasts: static cards, since those of a provider are at the edge of the window and disappear. */
import { toastMessages } from '../src/toast/Toast.messages.ts';
import { ToastCard } from '../src/toast/ToastCard.tsx';
import { createToast, type ToastOptions } from '../src/toast/toast.ts';
import { createToastStore } from '../src/toast/toast-store.ts';
import { DoDont } from './DoDont.tsx';

const store = createToastStore();

const StaticToast = (options: ToastOptions) => (
  <ToastCard
    messages={toastMessages.en}
    store={store}
    toast={createToast({ duration: Infinity, ...options })}
  />
);

export const ToastPairs = () => (
  <>
    <DoDont
      good={{
        example: (
          <StaticToast
            description="Your profile has been updated successfully"
            title="Settings Saved"
            type="success"
          />
        ),
        reason: 'What happened in two to four words, and what it means below.',
      }}
      bad={{
        example: <StaticToast title="Success! Request completed with status 200" type="success" />,
        reason: 'A code and an exclamation mark; what was saved is missing.',
      }}
    />
    <DoDont
      good={{
        example: (
          <StaticToast
            action={{ label: 'Try again', onPress: () => {} }}
            description="Your answers are still here"
            title="Not sent"
            type="error"
          />
        ),
        reason: 'What went wrong, that nothing is lost, and one action.',
      }}
      bad={{
        example: <StaticToast title="Please enter a 6-digit pincode" type="error" />,
        reason:
          'An error that must be corrected belongs at its field. Here it disappears after five seconds.',
      }}
    />
  </>
);
