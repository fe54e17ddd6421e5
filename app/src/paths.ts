/** The addresses of the product; a link is never written by hand (spec §2). */
export const paths = {
  home: '/',
  homeAgain: '/home',
  about: '/about',
  pricing: '/pricing',
  blog: '/blog',
  signIn: '/signin',
  signUp: '/signup',
  code: '/otp',
  dashboard: '/dashboard',
  sessions: '/sessions',
  freeAccess: '/free-access',
  settings: '/settings',
  subscription: '/subscription',
  payments: '/payments',
  session: (slug: string) => `/session/${encodeURIComponent(slug)}`,
} as const;
