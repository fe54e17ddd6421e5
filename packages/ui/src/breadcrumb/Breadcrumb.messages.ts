// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const breadcrumbMessages = defineMessages({
  id: 'breadcrumb',
  en: {
    label: 'Breadcrumb',
  },
});

export type BreadcrumbMessages = typeof breadcrumbMessages.en;
