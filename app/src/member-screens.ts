/** The files of the signed-in screens: loaded when one is opened, or is about to be. */
export const memberScreens = {
  dashboard: () => import('./routes/member/Dashboard.tsx'),
  sessions: () => import('./routes/member/Sessions.tsx'),
  session: () => import('./routes/member/Session.tsx'),
  freeAccess: () => import('./routes/member/FreeAccess.tsx'),
  settings: () => import('./routes/member/Settings.tsx'),
  subscription: () => import('./routes/member/Subscription.tsx'),
  payments: () => import('./routes/member/Payments.tsx'),
};

export type MemberScreen = keyof typeof memberScreens;
