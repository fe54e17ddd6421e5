/** The texts of the built documents only, in English. */
export const enDocuments = {
  'app.needsScript':
    'Janani needs JavaScript to sign you in and to open your sessions. Please switch it on and reload.',
  'app.notStarted':
    'Part of this page has not arrived, so its buttons may not work yet. Check your connection, then reload.',

  'page.home':
    'Live wellness sessions with prenatal specialists, a community of mothers and plans shaped around your week, for expectant mothers in India.',
  'page.about':
    'Prenatal specialists, other mothers and everyday guidance together, within reach of every mother in India.',
  'page.pricing':
    'Three plans: Basic, free forever; Premium, ₹999 per month; Elite, ₹1,999 per month. All with a 7-day free trial and no credit card.',
  'page.blog': 'Notes from prenatal specialists for expectant mothers in India, coming soon.',
  'page.signIn': 'Sign in to Janani with your phone number and a code by SMS.',
  'page.card':
    'A mother sits in an arch of nine moons, beside the words: Your journey to beautiful motherhood.',
} as const;
