import { type Message, type PlainTextKey, msg } from '../../i18n/msg.ts';

/** The three figures of the landing page (HM-04 to HM-07), by their catalogue keys. */
export const figures: { figure: Message; label: Message }[] = [
  { figure: msg('claim.users'), label: msg('claim.users.label') },
  { figure: msg('claim.sessions'), label: msg('claim.sessions.label') },
  { figure: msg('claim.rating'), label: msg('claim.rating.label') },
];

/** Where the evidence for a claim is; null until there is some. */
type Claim = { claimed: PlainTextKey[]; evidence: string | null; toDo: string };

/**
 * Every claim of the product about itself (spec §1, §9) and where its evidence is (decision T-16).
 * docs/open-questions.md lists those without. No page imports this module, so it adds no bytes.
 */
export const claims: Record<string, Claim> = {
  users: {
    claimed: ['claim.users', 'claim.trusted', 'about.community.text'],
    evidence: null,
    toDo: 'The number of registered users, with its date, from the backend.',
  },
  sessions: {
    claimed: ['claim.sessions', 'about.excellence.text'],
    evidence: null,
    toDo: 'The count of sessions held, from the backend.',
  },
  rating: {
    claimed: ['claim.rating', 'about.excellence.text'],
    evidence: null,
    toDo: 'The app store’s rating and the number of ratings on the day of launch.',
  },
  hipaa: {
    claimed: ['claim.hipaa', 'footer.claims', 'about.excellence.text'],
    evidence: null,
    toDo: 'The report of an outside assessor. The law is American: ask counsel whether to say it in India.',
  },
  award: { claimed: ['footer.claims'], evidence: null, toDo: 'Which award, by whom, in which year.' },
  trial: {
    claimed: [
      'home.eyebrow',
      'claim.noCard',
      'home.call',
      'home.call.text',
      'home.call.start',
      'pricing.trial',
      'pricing.start',
    ],
    evidence: null,
    toDo: 'That sign-up asks for no card is so (spec §2); that the trial lasts 7 days is the backend’s to show.',
  },
  testimonials: {
    claimed: ['testimonial.first.text', 'testimonial.second.text'],
    evidence: null,
    toDo: 'The two are samples: written permission of real users, or none.',
  },
};
