/**
 * The variables that `environment.ts` validated during the build. Read by property, so that each is replaced by its
 * value.
 */
interface ImportMetaEnv {
  readonly VITE_API_BASE_URL: string;
  readonly VITE_FIREBASE_API_KEY: string;
  readonly VITE_FIREBASE_PROJECT_ID: string;
  readonly VITE_SUPPORT_CONTACT?: string;
  readonly VITE_AUTH_EMULATOR?: 'same-origin';
  readonly VITE_POSTHOG_KEY?: string;
  readonly VITE_POSTHOG_HOST?: string;
  readonly VITE_ANALYTICS_PROFILE?: 'minimal';
  readonly VITE_UNREVIEWED_TEXTS?: 'on';
  /** Whether this build may show the weeks of pregnancy (decision G-19). */
  readonly SHOWS_WEEKS: boolean;
}
