import { enPages } from './en-pages.ts';
import { enPublic } from './en-public.ts';
import { pluralIn } from './plural.ts';

const plural = pluralIn('en-IN');
type Count = { count: number };

/**
 * Every text of the app a person reads, in English: the source the other languages follow. Texts
 * the specification gives are literal (mind `...` and `…`). Those of the public pages have a file of
 * their own, so that a first visit does not pay for the rest.
 */
export const en = {
  ...enPublic,
  ...enPages,

  'app.back': 'Back',
  'app.needsScript':
    'Janani needs JavaScript to sign you in and to open your sessions. Please switch it on and reload.',

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

  'error.title': 'Error',
  'error.general': 'Something went wrong. Please try again.',

  'identity.wrongCode': 'That code is not right. Check the SMS and try again.',
  'identity.codeExpired': 'That code has expired. Ask for a new one.',
  'identity.tooManyRequests': 'Too many tries. Please wait a few minutes and try again.',
  'identity.offline': 'You seem to be offline. Check your connection and try again.',
  'identity.invalidPhone': 'This phone number cannot receive a code. Check it and try again.',
  'identity.userDisabled': 'This account has been switched off. Please contact support.',

  'session.ended.title': 'Please sign in again',
  'session.ended.text': 'Your sign-in has ended on this phone.',

  'nav.dashboard': 'Dashboard',
  'nav.sessions': 'Sessions',
  // The initials are what she sees, so they are in the name (WCAG 2.5.3).
  'nav.account': ({ initials }: { initials: string }) => `Account, ${initials}`,
  'nav.logout': 'Logout',

  'signIn.title': 'Welcome Back',
  'signIn.text': 'Sign in to continue your pregnancy journey',
  'signIn.phone': 'Phone number',
  'signIn.phone.sample': '98765 43210',
  'signIn.phone.hint': 'We will send a 6-digit code to this number by SMS.',
  'signIn.submit': 'Sign In',
  'signIn.submitting': 'Signing In...',
  'signIn.new': 'New here? Enter your number and we will help you create a profile.',
  'signIn.unable.title': 'Unable to proceed',
  'signIn.unable.text': 'Please try again later.',
  'signIn.checkFailed': 'Failed to check phone number',

  'phone.tooShort': 'Phone number must be at least 10 digits',
  'phone.tooLong': 'Phone number must be exactly 10 digits',
  'phone.notIndian': 'Please enter a valid Indian mobile number',

  'signUp.title': 'Tell us about you',
  'signUp.text': 'A few details so your sessions and doctors are close to home.',
  'signUp.phone': 'Phone number',
  'signUp.firstName': 'First name',
  'signUp.firstName.tooShort': 'First name must be at least 2 characters',
  'signUp.firstName.tooLong': 'First name must be less than 50 characters',
  'signUp.firstName.letters': 'First name can only contain letters and spaces',
  'signUp.lastName': 'Last name',
  'signUp.lastName.tooShort': 'Last name must be at least 2 characters',
  'signUp.lastName.tooLong': 'Last name must be less than 50 characters',
  'signUp.lastName.letters': 'Last name can only contain letters and spaces',
  'signUp.dueDate': 'Expected due date',
  'signUp.dueDate.placeholder': 'Pick a date',
  'signUp.dueDate.required': 'Expected due date is required',
  'signUp.dueDate.invalid': 'Please select a valid date',
  'signUp.dueDate.why': 'You can choose a day from four weeks from today.',
  'signUp.dueDate.far': 'This is more than 280 days away. Is it right?',
  'signUp.state': 'State',
  'signUp.state.placeholder': 'Choose your state',
  'signUp.state.required': 'State is required',
  'signUp.state.loading': 'Loading states...',
  'signUp.state.failed': 'Failed to load states',
  'signUp.city': 'City',
  'signUp.city.required': 'City is required',
  'signUp.city.why': 'Choose a state first',
  'signUp.hospital': 'Hospital',
  'signUp.hospital.required': 'Hospital is required',
  'signUp.hospital.fetchFailed': 'Failed to fetch hospitals',
  'signUp.doctor': 'Doctor',
  'signUp.doctor.required': 'Doctor is required',
  'signUp.doctor.why': 'Choose a hospital first',
  'signUp.doctor.fetchFailed': 'Failed to fetch doctors',
  'signUp.submit': 'Continue to Verification',
  'signUp.submitting': 'Sending the code...',
  'signUp.haveAccount': 'Already have an account?',
  'signUp.signIn': 'Sign in',
  'signUp.phoneMissing': 'Phone number is missing. Please go back and try again.',
  'signUp.failed': 'Failed to create account. Please try again.',

  'code.title': 'Enter the code',
  'code.sentTo': 'We sent a 6-digit code by SMS to',
  'code.label': 'Verification code',
  'code.submit': 'Verify & Continue',
  'code.submitting': 'Verifying...',
  'code.notReceived': 'Didn’t get the code?',
  'code.invalid.title': 'Invalid OTP',
  'code.invalid.text': 'Please enter a 6-digit OTP',
  'code.sendFailed.title': 'Failed to send OTP',
  'code.sendFailed.text': 'Please try again.',
  'code.resent.title': 'OTP Resent',
  'code.resent.text': ({ phone }: { phone: string }) => `New OTP sent to ${phone}`,
  'code.resendFailed.title': 'Failed to resend',
  'code.resendFailed.text': 'Please try again later.',
  'code.failed': 'Verification failed. Please try again.',
  'code.success.title': 'Welcome!',
  'code.success.text': 'You have been successfully authenticated',

  'logout.title': 'Logged Out',
  'logout.text': 'You have been successfully logged out',

  'dashboard.noUser': 'Please log in to access dashboard',
  'dashboard.greeting': ({ name }: { name: string }) => `Namaste, ${name}`,
  'dashboard.ahead': ({ count }: Count) =>
    count === 0
      ? 'A calm week ahead.'
      : `A calm week ahead. You have ${count} ${plural(count, { one: 'session', other: 'sessions' })} coming up.`,
  'dashboard.week.first': 'First trimester',
  'dashboard.week.second': 'Second trimester',
  'dashboard.week.third': 'Third trimester',
  'dashboard.week.left': ({ count }: Count) =>
    count === 0 ? 'Any day now' : `${count} ${plural(count, { one: 'week', other: 'weeks' })} to go`,
  'dashboard.week.based': 'Based on your due date',
  'dashboard.upcoming': 'Upcoming sessions',
  'dashboard.viewAll': 'View All',
  'dashboard.tip': 'Daily hydration tip',
  'dashboard.tip.text':
    'Keep a filled glass within reach and sip every half hour. Aim for 8 to 10 glasses through the day.',
  'dashboard.actions': 'Quick actions',
  'dashboard.notMedical':
    'Janani gives general wellness information, not medical advice. In an emergency call 112.',
  'dashboard.continue': 'Continue where you left off',
  'dashboard.continue.go': 'Continue',

  'sessions.title': 'Sessions',
  'sessions.search': 'Search sessions',
  'sessions.upcoming': 'Upcoming',
  'sessions.completed': 'Completed',
  'sessions.none.upcoming': 'No upcoming sessions found',
  'sessions.none.completed': 'No completed sessions found',
  'sessions.none.hint': 'New sessions are added every week.',
  'sessions.failed': 'The sessions could not be loaded.',
  'sessions.retry': 'Try again',

  'session.loading': 'Loading session…',
  'session.notFound': 'Session not found',
  'session.notFound.hint': 'It may have been moved, or the connection broke off.',
  'session.all': 'All sessions',
  'session.when': 'When',
  'session.duration': 'Duration',
  'session.minutes': ({ count }: Count) => `${count} ${plural(count, { one: 'minute', other: 'minutes' })}`,
  'session.instructor': 'Instructor',
  'session.participants': 'Participants',
  'session.mothers': ({ count }: Count) => `${count} ${plural(count, { one: 'mother', other: 'mothers' })}`,
  'session.place': 'Your place',
  'session.enrolled': 'Enrolled',
  'session.enroll': 'Enroll Now',
  'session.enrolling': 'Enrolling…',
  'session.join': 'Join Session',
  'session.opens': ({ host }: { host: string }) => `Opens ${host}`,
  'session.soon': 'Enrolled - Session starts soon',
  'session.enrollFailed': 'Your place could not be saved. Please try again.',
} as const;
