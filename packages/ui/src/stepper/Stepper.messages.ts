// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const stepperMessages = defineMessages({
  id: 'stepper',
  en: {
    label: 'Steps',
    position: (current, total, title) => `Step ${current} of ${total}: ${title}`,
    done: 'All steps completed',
    completed: 'completed',
    upcoming: 'not started',
  },
});

export type StepperMessages = typeof stepperMessages.en;
