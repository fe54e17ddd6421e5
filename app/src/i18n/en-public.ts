/**
 * The texts that come with the first script, in English: header, first view of the landing page,
 * titles. Texts the specification gives are literal.
 */
export const enPublic = {
  'app.name': 'Janani',
  'app.loading': 'Loading...',

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

  'home.title': 'Janani: live sessions for expectant mothers',
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

  'about.title': 'About Us - Janani',
  'pricing.title': 'Pricing - Janani',
  'blog.title': 'Blog - Janani',
  'signIn.pageTitle': 'Sign In - Janani',
  'signUp.pageTitle': 'Create your profile - Janani',
  'code.pageTitle': 'Enter the code - Janani',
  'dashboard.pageTitle': 'Home - Janani',
  'settings.pageTitle': 'Settings - Janani',
  'sessions.pageTitle': 'Sessions - Janani',
  'freeAccess.pageTitle': 'Free sessions - Janani',
  'session.pageTitle': 'Session - Janani',
  'subscription.pageTitle': 'Subscription - Janani',
  'payments.pageTitle': 'Payments - Janani',
} as const;
