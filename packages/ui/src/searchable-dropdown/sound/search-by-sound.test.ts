import { describe, expect, it } from 'vitest';
import { createLabelIndex } from '../label-index.ts';
import { getLocalRows } from '../rows.ts';
import { toOtherScript } from './other-script.ts';
import { createSoundSearch } from './search-by-sound.ts';
import { getSoundKey } from './sound-key.ts';

const sound = createSoundSearch(createLabelIndex);
const LABELS = [
  'शांति प्रसूतिगृह',
  'Shanti Mother Care',
  'Santosh Clinic',
  'Nav Jeevan',
  'लक्ष्मी Clinic',
  'Hegde',
  'Rathor',
  'Rathod',
  'Ayesha',
];
const options = LABELS.map((label) => ({ value: label, label }));
const findLabels = (query: string) => getLocalRows(options, query, sound).options.map(({ label }) => label);

describe('getSoundKey', () => {
  it.each([
    ['Lakshmi', 'Laxmi', 'लक्ष्मी', 'ലക്ഷ്മി', 'లక్ష్మీ'],
    ['Shanti', 'Santhi', 'शांति', 'शान्ति', 'શાંતિ'],
    ['Chaudhary', 'Choudhury', 'Chowdhry', 'चौधरी'],
    ['Jyoti', 'Jyothi', 'ज्योती', 'ಜ್ಯೋತಿ'],
    ['Singh', 'सिंह', 'ਸਿੰਘ'],
  ])('%s sounds like %s', (name, ...spellings) => {
    const getSimilar = (text: string) => getSoundKey(text).similar;
    expect(getSimilar(name)).not.toBe('  ');
    expect(spellings.map(getSimilar)).toEqual(spellings.map(() => getSimilar(name)));
  });
});

describe('the search by sound', () => {
  it('lists names with the typed text before names that sound like it', () => {
    expect(findLabels('shanti')).toEqual(['Shanti Mother Care', 'शांति प्रसूतिगृह']);
    expect(findLabels('शांति')).toEqual(['शांति प्रसूतिगृह', 'Shanti Mother Care']);
  });

  it('finds a name by another script, spelling or division into words', () => {
    expect(findLabels('லட்சுமி')).toEqual(['लक्ष्मी Clinic']);
    expect(findLabels('हेगड़े')).toEqual(['Hegde']);
    expect(findLabels('राठौड़')).toEqual(['Rathor', 'Rathod']);
    expect(findLabels('navjivan')).toEqual(['Nav Jeevan']);
    for (const query of ['aisha', 'aysha', 'आयशा']) expect(findLabels(query)).toEqual(['Ayesha']);
  });

  it('finds nothing by sound for one consonant, a number, or a text of signs', () => {
    for (const query of ['sha', '42', '—', '']) expect(sound.findBySound(options, query)).toEqual([]);
  });

  it.each([
    ['Shanti Mother Care', 'santi', 'Shanti'],
    ['Shanti Mother Care', 'san', 'Shan'],
    ['शांति प्रसूतिगृह', 'shanti', 'शांति'],
    ['Nav Jeevan Clinic', 'navjivan', 'Nav Jeevan'],
    ['Santosh Clinic, Shanti Nagar', 'शांति नगर', 'Shanti Nagar'],
  ])('highlights in %j the part that sounds like %j', (label, query, marked) => {
    const range = sound.findSoundRange(label, query);
    expect(range && label.slice(range.start, range.end)).toBe(marked);
  });
});

describe('toOtherScript', () => {
  it.each([
    ['santi', 'शांति'],
    ['lakshmi prasuti', 'लक्ष्मी प्रसूति'],
    ['shanti nursi', 'शांति नर्सि'],
    ['meera', 'मीरा'],
    ['लक्ष्मी', 'lakshmi'],
    ['தங்கம்', 'tankam'],
    ['42', undefined],
    ['। ।', undefined],
  ])('writes %j as %j', (text, other) => {
    expect(toOtherScript(text)).toBe(other);
  });
});
