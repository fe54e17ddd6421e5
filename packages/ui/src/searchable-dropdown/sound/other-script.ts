import { getSoundDistance, sortByDistance } from './sound-distance.ts';
import { findNearestStart, getSound } from './sound-key.ts';
import { toLatin } from './to-latin.ts';

/** Words in common use in the names of Indian hospitals and doctors, which Latin letters do not spell exactly. */
const COMMON_WORDS = (
  'शांति लक्ष्मी श्री कृष्ण कृष्णा राम रामा जीवन ज्योति नवजीवन आरोग्य आशा साई गंगा दुर्गा सरस्वती माता मां मातृछाया मातृ मातृत्व सूर्य ' +
  'चंद्र आनंद अमृत संजीवनी अस्पताल चिकित्सालय प्रसूति प्रसूतिगृह गृह महिला बाल शिशु सेवा सदन स्वास्थ्य केंद्र नर्सिंग होम क्लिनिक हॉस्पिटल ' +
  'मैटरनिटी डॉ डॉक्टर कुमार कुमारी देवी सिंह शर्मा वर्मा गुप्ता मिश्रा तिवारी पांडे चौधरी यादव पटेल जोशी कुलकर्णी देशमुख पाटिल राव रेड्डी ' +
  'नायर अय्यर दास घोष बोस सेन चटर्जी बनर्जी मुखर्जी खान अहमद हुसैन कौर गिल सुनीता अनीता सीता गीता मीना रीना नीता कविता सविता ' +
  'सरिता ममता प्रिया पूजा आरती अंजलि दीपा रेखा राधा मीरा शीला उषा लता सुमन किरण राजेश सुरेश रमेश महेश दिनेश संजय विजय अजय ' +
  'गणेश शिव शक्ति पार्वती अन्नपूर्णा गायत्री सावित्री तुलसी वात्सल्य स्नेह अंकुर आंचल किलकारी पालना विश्वास प्रेम करुणा मंगल शुभ ' +
  'स्वस्तिक ओम गुरु नानक जन कल्याण लोक भारत राष्ट्रीय जिला नगर सूरज उदय प्रकाश दीप रत्न मणि कमल पद्म विद्या धन्वंतरि'
).split(' ');

const INDIC = /[\u0900-\u0D7F]/;

const parseTable = (entries: string): ReadonlyMap<string, string> =>
  new Map(entries.split(' ').map((entry) => entry.split(':') as [string, string]));

const CONSONANTS = parseTable(
  'ksh:क्ष chh:छ kh:ख gh:घ ch:च jh:झ th:थ dh:ध ph:फ bh:भ sh:श k:क q:क g:ग c:क j:ज z:ज़ t:त d:द n:न p:प f:फ़ b:ब m:म y:य r:र ' +
    'l:ल v:व w:व s:स h:ह x:क्स',
);
const VOWELS = parseTable('aa:आ ai:ऐ au:औ ee:ई ii:ई oo:ऊ uu:ऊ a:अ i:इ u:उ e:ए o:ओ');
const VOWEL_SIGNS = parseTable('aa:ा ai:ै au:ौ ee:ी ii:ी oo:ू uu:ू a: i:ि u:ु e:े o:ो');
const SOUND = /ksh|chh|[bcdgjkpst]h|aa|ai|au|ee|ii|oo|uu|[a-z]/g;
const NASAL = /[नम]$/;
const VIRAMA = '्';
const ANUSVARA = 'ं';

/** Transliterates a word that is not in the list letter by letter. A wrong result is only a search without matches. */
const transliterate = (word: string) => {
  let text = '';
  let isAfterConsonant = false;
  // A final a or i is usually long: Rama, Shanti.
  for (const [sound] of word.replace(/a$/, 'aa').replace(/i$/, 'ii').matchAll(SOUND)) {
    const consonant = CONSONANTS.get(sound);
    if (consonant === undefined) text += (isAfterConsonant ? VOWEL_SIGNS : VOWELS).get(sound) ?? '';
    else if (!isAfterConsonant) text += consonant;
    else
      text =
        (text.length > 1 && NASAL.test(text) ? text.replace(NASAL, ANUSVARA) : text + VIRAMA) + consonant;
    isAfterConsonant = consonant !== undefined;
  }
  return text;
};

const commonWords = COMMON_WORDS.map((word) => ({ word, sound: getSound(word) }));

/** The nearest common word, as far as it is typed. */
const toDevanagari = (word: string) => {
  const query = getSound(word);
  const [common] = sortByDistance(commonWords, ({ sound }) => getSoundDistance(sound, query));
  return common ? findNearestStart(common.word, query) : transliterate(word);
};

/**
 * A query as it is written in the other script, for a list that has names in both: an Indian script in Latin, and
 * Latin in Devanagari. Undefined for a text without letters.
 */
export const toOtherScript = (text: string): string | undefined => {
  if (INDIC.test(text)) {
    const latin = toLatin(text).replaceAll('ɽ', 'r').trim();
    return /[a-z]/.test(latin) ? latin : undefined;
  }
  const words = text.toLowerCase().match(/[a-z]+/g);
  return words?.map(toDevanagari).join(' ');
};
