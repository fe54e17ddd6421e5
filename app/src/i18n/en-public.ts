/**
 * The texts that come with the first script, in English: header, first view of the landing page,
 * titles. Texts the specification gives are literal.
 */
export const enPublic = {
  'app.name': 'Janani',
  'app.loading': 'Loading...',

  'title.page': ({ name }: { name: string }) => `${name} – Janani`,
  'title.home': 'Janani: your journey to beautiful motherhood',
  'title.about': 'About Us',
  'title.pricing': 'Pricing',
  'title.blog': 'Blog',
  'title.signIn': 'Sign in',
  'title.signUp': 'Create your profile',
  'title.code': 'Enter the code',
  'title.dashboard': 'Home',
  'title.settings': 'Settings',
  'title.sessions': 'Sessions',
  'title.freeAccess': 'Free sessions',
  'title.session': 'Session',
  'title.subscription': 'Subscription',
  'title.payments': 'Payments',

  'error.page.title': 'This page could not be shown',
  'error.page.text':
    'Something went wrong on this page. What you saved is safe. Reload it, or go back to the start.',
  'error.page.reload': 'Reload',
  'error.page.home': 'Go to the start',

  'nav.home': 'Home',
  'nav.about': 'About Us',
  'nav.pricing': 'Pricing',
  'nav.blog': 'Blog',
  'nav.signIn': 'Sign In',

  'home.eyebrow': '7-day free trial',
  'home.headline': 'Your journey to beautiful motherhood',
  'home.lede':
    'Live sessions with prenatal specialists, a community of mothers beside you, and plans shaped around your week.',
  'home.start': 'Start Your Journey Free',
  'home.demo': 'Watch Demo',
  'home.stats': 'Janani in numbers',
  'claim.mothers': '50K+',
  'claim.mothers.label': 'Happy Mothers',
  'claim.sessions': '1000+',
  'claim.sessions.label': 'Expert Sessions',
  'claim.rating': '4.9',
  'claim.rating.label': 'App Rating',
  'claim.noCard': 'No credit card required',
  'claim.hipaa': 'HIPAA compliant',
} as const;
