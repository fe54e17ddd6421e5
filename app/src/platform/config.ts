/**
 * The configuration of this build. The values were validated during the build (`environment.ts`), so that no validator
 * is shipped.
 */
export const config = {
  apiBaseUrl: import.meta.env.VITE_API_BASE_URL,
  /** The support contact, if this build has one. */
  supportContact: import.meta.env.VITE_SUPPORT_CONTACT,
  /** The analytics host, if this build has one; `minimal` leaves out the user's identity. */
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
