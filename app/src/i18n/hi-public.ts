import type { Catalogue } from './catalogue.ts';
import type { enPublic } from './en-public.ts';

export const hiPublic: Catalogue<typeof enPublic> = {
  'app.name': 'जननी',
  'app.loading': 'लोड हो रहा है...',

  'title.page': ({ name }) => `${name} – जननी`,
  'title.home': 'जननी: सुंदर मातृत्व की ओर आपका सफ़र',
  'title.about': 'हमारे बारे में',
  'title.pricing': 'कीमतें',
  'title.blog': 'ब्लॉग',
  'title.signIn': 'साइन इन',
  'title.signUp': 'अपनी प्रोफ़ाइल बनाएँ',
  'title.code': 'कोड लिखें',
  'title.dashboard': 'होम',
  'title.settings': 'सेटिंग्स',
  'title.sessions': 'सत्र',
  'title.freeAccess': 'मुफ़्त सत्र',
  'title.session': 'सत्र',
  'title.subscription': 'सदस्यता',
  'title.payments': 'भुगतान',

  'error.page.title': 'यह पेज नहीं दिखाया जा सका',
  'error.page.text': 'इस पेज पर कुछ गड़बड़ हो गई। आपने जो सहेजा है वह सुरक्षित है। पेज फिर से लोड करें, या शुरुआत पर जाएँ।',
  'error.page.reload': 'फिर से लोड करें',
  'error.page.home': 'शुरुआत पर जाएँ',

  'nav.home': 'होम',
  'nav.about': 'हमारे बारे में',
  'nav.pricing': 'कीमतें',
  'nav.blog': 'ब्लॉग',
  'nav.signIn': 'साइन इन करें',

  'home.eyebrow': '7 दिन मुफ़्त आज़माएँ',
  'home.headline': 'सुंदर मातृत्व की ओर आपका सफ़र',
  'home.lede': 'गर्भावस्था के विशेषज्ञों के साथ लाइव सत्र, साथ देने वाली माँओं का समूह, और आपके हफ़्ते के हिसाब से बनी योजनाएँ।',
  'home.start': 'अपना सफ़र मुफ़्त शुरू करें',
  'home.demo': 'डेमो देखें',
  'home.stats': 'आँकड़ों में जननी',
  'claim.mothers': '50K+',
  'claim.mothers.label': 'खुश माँएँ',
  'claim.sessions': '1000+',
  'claim.sessions.label': 'विशेषज्ञों के सत्र',
  'claim.rating': '4.9',
  'claim.rating.label': 'ऐप रेटिंग',
  'claim.noCard': 'क्रेडिट कार्ड की ज़रूरत नहीं',
  'claim.hipaa': 'HIPAA के अनुरूप',
};
