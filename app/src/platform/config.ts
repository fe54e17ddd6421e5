/**
 * The configuration of this build. Its values were checked when the app was built
 * (`environment.ts`), so that no validator is shipped for them.
 */
export const config = {
  apiBaseUrl: import.meta.env.VITE_API_BASE_URL,
  /** Where she finds help, if this build says so. */
  supportContact: import.meta.env.VITE_SUPPORT_CONTACT,
  firebase: {
    apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
    projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  },
};
