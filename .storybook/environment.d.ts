declare module 'virtual:pseudo-words' {
  import type { UiMessages } from '@janani/ui/provider';
  /** The pseudo-localised messages, when they are enabled (pseudo.ts). */
  export const pseudo: { locale: string; messages: UiMessages } | undefined;
}

interface ImportMeta {
  readonly env: {
    /** The direction of every story that does not set its own: `ltr` by default. */
    readonly STORYBOOK_DIRECTION?: string;
  };
}
