declare module 'virtual:pseudo-words' {
  import type { UiMessages } from '@janani/ui/provider';
  /** What is said in no language, when that is asked for (pseudo.ts). */
  export const pseudo: { locale: string; messages: UiMessages } | undefined;
}
