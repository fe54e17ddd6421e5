import type { Catalogue } from './catalogue.ts';
import type { enEntry } from './en-entry.ts';
import type { enMember } from './en-member.ts';
import type { enPublic } from './en-public.ts';

/**
 * Tamil, begun and NOT REVIEWED: no production build offers it before a native reader has read it
 * (decision G-14). What is missing here is said in English.
 */
export const texts: Partial<Catalogue<typeof enPublic & typeof enEntry & typeof enMember>> = {
  'app.name': 'ஜனனி',
  'app.loading': 'ஏற்றப்படுகிறது...',

  'title.page': ({ name }) => `${name} – ஜனனி`,
  'title.home': 'ஜனனி: அழகிய தாய்மையை நோக்கி உங்கள் பயணம்',
  'title.about': 'எங்களைப் பற்றி',
  'title.pricing': 'கட்டணம்',
  'title.blog': 'வலைப்பதிவு',
  'title.signIn': 'உள்நுழைக',
  'title.dashboard': 'முகப்பு',
  'title.settings': 'அமைப்புகள்',
  'title.sessions': 'அமர்வுகள்',

  'nav.home': 'முகப்பு',
  'nav.about': 'எங்களைப் பற்றி',
  'nav.pricing': 'கட்டணம்',
  'nav.blog': 'வலைப்பதிவு',
  'nav.signIn': 'உள்நுழைக',

  'home.eyebrow': '7 நாள் இலவசச் சோதனை',
  'home.headline': 'அழகிய தாய்மையை நோக்கி உங்கள் பயணம்',
  'home.lede': 'மகப்பேறு நிபுணர்களுடன் நேரலை அமர்வுகள், உங்களோடு இருக்கும் தாய்மார்களின் சமூகம், உங்கள் வாரத்திற்கேற்ற திட்டங்கள்.',
  'home.start': 'உங்கள் பயணத்தை இலவசமாகத் தொடங்குங்கள்',

  'app.back': 'பின்செல்',
  'signIn.title': 'மீண்டும் வருக',
  'signIn.text': 'உங்கள் கர்ப்பகாலப் பயணத்தைத் தொடர உள்நுழையுங்கள்',
  'signIn.phone': 'தொலைபேசி எண்',
  'signIn.submit': 'உள்நுழைக',
  'signIn.submitting': 'உள்நுழைகிறது...',
};
