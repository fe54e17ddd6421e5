/**
 * Every price in the product, in rupees (spec §9, decision T-11): those of the pricing page, and those of the sample
 * data behind sign-in, which differ.
 */
export const prices = {
  pricing: { basic: 0, premium: 999, elite: 1999 },
  sample: {
    premium: { price: 1499, discounted: 999 },
    elite: { price: 2999, discounted: 1999 },
    current: 2999,
  },
} as const;
