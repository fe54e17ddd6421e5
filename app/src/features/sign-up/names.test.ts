import { CalendarDate } from '@internationalized/date';
import { describe, expect, test } from 'vitest';
import { msg } from '../../i18n/msg.ts';
import { emptySignUp, normalizeName, validateSignUp } from './sign-up-rules.ts';

const today = new CalendarDate(2026, 11, 21);
const validate = (name: string) =>
  validateSignUp({ ...emptySignUp, first_name: name, last_name: name }, today);

/** Names of people in India, in the 13 scripts that they are written in. */
const names: Record<string, string[]> = {
  Latin: ['Ananya', 'Fatima Begum', 'Maria José', 'Zoë', 'Subbulakshmi Venkataraman', 'Ng'],
  Devanagari: ['श्री', 'अनन्या', 'लक्ष्मी देवी', 'प्रज्ञा कुलकर्णी', 'ज़ैनब', 'ऋतुजा'],
  Bengali: ['শ্রেয়া', 'ঋতুপর্ণা', 'মৌসুমী চট্টোপাধ্যায়', 'কৃষ্ণা', 'জ্যোৎস্না'],
  Gurmukhi: ['ਮਨਪ੍ਰੀਤ', 'ਗੁਰਲੀਨ ਕੌਰ', 'ਹਰਜਿੰਦਰ', 'ਸਿਮਰਨ', 'ਜਸਲੀਨ'],
  Gujarati: ['કૃપા', 'હેતલ', 'જાગૃતિ પટેલ', 'મીનાક્ષી', 'દીપ્તિ'],
  Odia: ['ସୁଚିତ୍ରା', 'ଲକ୍ଷ୍ମୀପ୍ରିୟା', 'ଅନୁସୂୟା ଦାସ', 'ମଧୁସ୍ମିତା', 'ରଶ୍ମି'],
  Tamil: ['கவிதா', 'ஸ்ரீதேவி', 'தமிழ்ச்செல்வி', 'மீனாட்சி சுந்தரம்', 'பூங்கொடி'],
  Telugu: ['లక్ష్మి', 'శ్రీవల్లి', 'అనూష రెడ్డి', 'జ్యోత్స్న', 'పద్మావతి'],
  Kannada: ['ಲಕ್ಷ್ಮಿ', 'ಶ್ರೀದೇವಿ', 'ಅನುಷ್ಕಾ ಗೌಡ', 'ಜ್ಯೋತಿ', 'ಪೂರ್ಣಿಮಾ'],
  Malayalam: ['ലക്ഷ്മി', 'ശ്രീദേവി', 'അഞ്ജലി നായർ', 'ഐശ്വര്യ', 'ആൻസി'],
  'Perso-Arabic': ['فاطمہ', 'زینب بیگم', 'عائشہ', 'نور جہاں', 'مہرالنساء'],
  'Ol Chiki': ['ᱥᱤᱛᱟ', 'ᱢᱟᱭᱟ ᱦᱟᱸᱥᱫᱟᱜ', 'ᱯᱷᱩᱞᱢᱚᱱᱤ', 'ᱥᱩᱢᱤ', 'ᱨᱟᱱᱤ'],
  'Meetei Mayek': ['ꯆꯅꯨ', 'ꯊꯣꯏꯕꯤ', 'ꯂꯩꯃ ꯗꯦꯕꯤ', 'ꯁꯅꯥꯇꯣꯝꯕꯤ', 'ꯃꯦꯃꯆ'],
};

test('the samples have at least 60 names, in 13 scripts [T-10]', () => {
  expect(Object.keys(names)).toHaveLength(13);
  expect(new Set(Object.values(names).flat()).size).toBeGreaterThanOrEqual(60);
});

test('validateSignUp accepts all of the names [SU-08, SU-11, T-10]', ({ task }) => {
  const all = Object.values(names).flat();
  const rejected = all.filter((name) => 'first_name' in validate(name) || 'last_name' in validate(name));
  task.meta.resilience = { line: 9, caseCount: all.length, failureCount: rejected.length };
  expect(rejected).toEqual([]);
});

describe.each(Object.entries(names))('%s [T-10, SU-08, SU-11]', (_script, list) => {
  test.each(list)('%s', (name) => {
    expect(validate(name)).not.toHaveProperty('first_name');
    expect(validate(name)).not.toHaveProperty('last_name');
    // As an input method composes it, with spaces around.
    expect(validate(`  ${name.normalize('NFD')}  `)).not.toHaveProperty('first_name');
    expect(normalizeName(`  ${name.normalize('NFD')}  `)).toBe(name.normalize('NFC'));
  });
});

/** Characters other than letters and spaces that occur in name fields. */
const invalidCharacters = [
  ...Array.from('0189'),
  ...Array.from('०९৪૭௧౨೩൪٥߃'),
  ...Array.from('.,;:!?\'’-–_/\\|@#&*+=%$₹()[]<>{}"`~^'),
  ...Array.from('।॥۔،'),
  '😀',
  '🤰🏽',
  '❤️',
  '™',
  '½',
  '\u0000',
  '\u200B',
  '\u202E',
  '\uFFFD',
];
const positions = [
  (other: string) => `${other}Ananya`,
  (other: string) => `Anan${other}ya`,
  (other: string) => `लक्ष्मी${other}`,
  (other: string) => `அனு ${other} தேவி`,
];
const invalidNames = invalidCharacters.flatMap((other) => positions.map((position) => position(other)));

test('the samples have at least 200 invalid names [T-10]', () => {
  expect(new Set(invalidNames).size).toBeGreaterThanOrEqual(200);
});
test('validateSignUp rejects all of the invalid names [SU-08, SU-11, T-10]', ({ task }) => {
  const accepted = invalidNames.filter((name) => {
    const { first_name: first, last_name: last } = validate(name);
    return first !== msg('signUp.firstName.letters') || last !== msg('signUp.lastName.letters');
  });
  task.meta.resilience = { line: 9, caseCount: invalidNames.length, failureCount: accepted.length };
  expect(accepted).toEqual([]);
});
