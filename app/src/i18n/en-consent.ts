/** The texts of the privacy notice and of the question for consent, in English: read before and after sign-in. */
export const enConsent = {
  // Decision T-20. A changed text is a new `CONSENT_VERSION`.
  'privacy.title': 'How we use your data',
  'privacy.text': 'We take only what your sessions need. Each item says what it is for.',
  'privacy.phone': 'Your phone number',
  'privacy.phone.text':
    'It is how you sign in. Google sends the code by SMS for us, and checks that a person is asking for it.',
  'privacy.profile': 'Your name, due date, state, city, hospital and doctor',
  'privacy.profile.text':
    'You give them once, when you create your profile, so that your sessions and doctors are close to home.',
  'privacy.device': 'On this phone',
  'privacy.device.text':
    'Your sign-in, your profile and your feedback are kept in this browser until you log out. Then they are removed.',
  'privacy.usage': 'How you use Janani',
  'privacy.usage.text': 'Nothing is recorded unless you agree. It is off until you switch it on in Settings.',
  'privacy.rights': 'Your choice',
  'privacy.rights.text':
    'In Settings you can see, save and erase what is kept on this phone, and take your agreement back at any time.',
  'privacy.age': 'Your age',
  'privacy.age.text': 'Janani is for adults, so please do not sign up if you are under 18.',
  'privacy.contact': ({ contact }: { contact: string }) =>
    `A question or a complaint about your data? Write to ${contact}.`,

  'consent.title': 'May we learn from how you use Janani?',
  'consent.ask': 'It is off. You decide, and you can change your mind in Settings at any time.',
  'consent.choose': 'See and choose',
  'consent.text': 'Nothing is recorded unless you switch it on here.',
  'consent.usage': 'Share how I use Janani',
  'consent.usage.text':
    'The pages you open and when you sign in, with your phone number and name, so that we find what is hard to use. Never which session you open, nor what you search for.',
  'consent.save': 'Save my choice',
  'consent.refuse': 'No, thank you',
  'consent.saved': 'Your choice is kept',
  'consent.saved.on': 'Thank you. You can switch it off in Settings at any time.',
  'consent.saved.off': 'Nothing is recorded.',
} as const;
