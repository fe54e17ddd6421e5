// Spec §2.
/** The public pages' links, for stories. */
export const publicLinks = [
  { href: '#home', label: 'Home' },
  { href: '#about', label: 'About Us' },
  { href: '#pricing', label: 'Pricing' },
  { href: '#blog', label: 'Blog' },
];

/** The members' links, for stories. */
export const memberLinks = [
  { href: '#dashboard', label: 'Dashboard' },
  { href: '#sessions', label: 'Sessions' },
  { href: '#free-access', label: 'Free Access' },
];
