/**
 * The configuration of this build. Its values were checked when the app was built
 * (`environment.ts`), so that no validator is shipped for them.
 */
export const config = {
  apiBaseUrl: import.meta.env.VITE_API_BASE_URL,
  /** Where the user finds help, if this build says so. */
  supportContact: import.meta.env.VITE_SUPPORT_CONTACT,
  /** Where events go, if this build has somewhere; `minimal` leaves out who the user is. */
  analytics: import.meta.env.VITE_POSTHOG_KEY
    ? {
        key: import.meta.env.VITE_POSTHOG_KEY,
        host: import.meta.env.VITE_POSTHOG_HOST ?? '',
        isMinimal: import.meta.env.VITE_ANALYTICS_PROFILE === 'minimal',
      }
    : null,
  firebase: {
    apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
    projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  },
};
