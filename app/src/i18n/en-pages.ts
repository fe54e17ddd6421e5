/** The texts of the public pages below their first view, in English. */
export const enPages = {
  'home.features': 'Care for all nine months',
  'home.features.text': 'From the first scan to the first cry, one calm place for guidance you can trust.',
  'home.live': 'Live expert sessions',
  'home.live.text': 'Join prenatal specialists live, ask your questions, and rejoin whenever you need.',
  'home.community': 'Supportive community',
  'home.community.text': 'Talk to mothers at the same stage as you, in a space that listens.',
  'home.plans': 'AI-powered personalised plans',
  'home.plans.text': 'Plans shaped around your week, your health and the time you have.',
  'home.library': 'Expert content library',
  'home.library.text': 'Articles and guides from specialists, ready at any hour.',
  'home.tracking': 'Wellness tracking',
  'home.tracking.text': 'Keep an eye on your health, your mood and your baby’s development.',
  'home.support': '24/7 support',
  'home.support.text': 'An AI assistant and an expert hotline, day and night.',
  'home.call': 'Begin with seven free days',
  'home.call.text':
    'Join a live session this week. All plans include a 7-day free trial with no credit card required.',
  'home.call.start': 'Start Free Trial Now',

  'claim.trusted': 'Trusted by 50,000+ mothers',

  'testimonial.first.text':
    'The breathing sessions carried me through my hardest weeks. I finally sleep, and I walk into every check-up calmer.',
  'testimonial.first.name': 'Priya Sharma',
  'testimonial.first.role': 'First-time mother',
  'testimonial.first.weeks': '28 weeks',
  'testimonial.first.location': 'Mumbai',
  'testimonial.second.text':
    'My questions get a real answer from a real doctor the same day. It feels like having an elder sister who knows medicine.',
  'testimonial.second.name': 'Lakshmi Narayanan',
  'testimonial.second.role': 'Expecting her second',
  'testimonial.second.weeks': '34 weeks',
  'testimonial.second.location': 'Chennai',

  'footer.text':
    'Live sessions, expert guidance and a community of mothers, from the first weeks to postpartum.',
  'footer.legal': '© 2026 Janani. Made with care in India.',
  'footer.claims': 'HIPAA compliant · Award winning',
  'footer.product': 'Product',
  'footer.features': 'Features',
  'footer.sessions': 'Sessions',
  'footer.community': 'Community',
  'footer.support': 'Support',
  'footer.help': 'Help Center',
  'footer.contact': 'Contact Us',
  'footer.privacy': 'Privacy Policy',
  'footer.terms': 'Terms of Service',
  'footer.company': 'Company',
  'footer.careers': 'Careers',
  'footer.press': 'Press',

  'about.heading': 'Care that sits beside you',
  'about.lede':
    'Janani brings prenatal specialists, other mothers and everyday guidance together, so no mother in India has to search for answers alone.',
  'about.mission': 'Our mission',
  'about.mission.text': 'Make expert pregnancy care simple, warm and within reach of every mother.',
  'about.community': 'Our community',
  'about.community.text': '50,000+ mothers who share, listen and cheer for one another.',
  'about.excellence': 'Our excellence',
  'about.excellence.text':
    '1000+ expert sessions, a 4.9 star app rating, and HIPAA compliant care of your data.',
  'about.why': 'Why mothers choose Janani',
  'about.care': 'Personalised care',
  'about.care.text': 'Plans shaped around your week, your health and the food you cook at home.',
  'about.support': 'Expert support',
  'about.support.text': 'Prenatal specialists in every live session, and an expert hotline day and night.',

  'pricing.heading': 'A plan for every mother',
  'pricing.trial': 'All plans include a 7-day free trial. No credit card required.',
  'pricing.plans': 'Plans',
  'pricing.sales': 'Planning for a hospital or a company?',
  'pricing.sales.contact': 'Contact our sales team',
  'pricing.sample': 'Sample data: the prices are set before launch.',

  'blog.heading': 'Blog',
  'blog.soon': 'Coming soon',
  'blog.text':
    'Our specialists are writing. Until the first notes are here, you can ask them yourself in a live session.',
  'blog.about': 'Read about Janani',
} as const;
