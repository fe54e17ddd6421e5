/** What the product says of itself (spec §1, §9), each with where the evidence stands (decision T-16). */
export const claims = {
  mothers: { text: '50K+', label: 'Happy Mothers', evidence: 'None yet: to be shown before launch.' },
  sessions: { text: '1000+', label: 'Expert Sessions', evidence: 'None yet: to be shown before launch.' },
  rating: { text: '4.9', label: 'App Rating', evidence: 'None yet: to be shown before launch.' },
} as const;
