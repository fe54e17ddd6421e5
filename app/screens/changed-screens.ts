/**
 * The screens that changed since the last release, by their ID in Storybook (docs/how-to/screen.md#before-and-after).
 */
export type ChangedScreen = {
  /** What is different, in a sentence. */
  now: string;
  /** What was better in the release before. */
  worse?: string;
};

export const changedScreens: Record<string, ChangedScreen> = {
  'screens-dashboard--week-open': {
    now: 'The whole week card opens a sheet of forty weeks: a size in an arch, and a slider of forty dots. Where the due date is not known, the week is called an example, with the way to add the date.',
    worse: 'the upcoming sessions begin lower.',
  },
  'screens-session--place-just-taken': {
    now: 'The bar says that the place is kept, with Add to calendar below it, and Share is beside the programme. The instructor has a card, and Join is quiet until a quarter of an hour before the session.',
    worse: 'the facts of the session begin lower, and the bar is one row higher.',
  },
  'screens-dashboard--in-progress': {
    now: 'A session in progress stands first, with Join one tap away.',
    worse: 'the upcoming sessions begin below the first view of a phone.',
  },
  'screens-session--in-progress': {
    now: '“Happening now” stands in place of COMPLETED, with Join; feedback waits for the end.',
  },
  'screens-sessions--forty-eight': {
    now: 'Days have headings that stay in view; each day has one full card and compact ones after it. From 1024 px there is a rail of days, and where several programmes are loaded they can be chosen.',
  },
  'screens-session--on-its-way': {
    now: 'Boxes stand where the parts of the session will be, so that nothing moves when they arrive.',
  },
  'screens-sessions--opened-from-the-list': {
    now: 'A session that is opened from the list shows at once what the list knew of it.',
  },
  'screens-sessions--none-upcoming': {
    now: 'The empty list leads on to the free sessions.',
  },
  'screens-session--open': {
    now: 'The instructor has a card.',
    worse: 'date and time begin lower.',
  },
  'screens-public-pages--unknown-address': {
    now: 'A notice says that the page does not exist and where the user is now.',
    worse: 'the notice lies over the heading while it is there.',
  },
  'screens-dashboard--sessions-failed': {
    now: 'The error stands as close to its heading as the cards it takes the place of.',
  },
  'screens-one-time-code--wrong-code': {
    now: 'The boxes are red; they were in the colour of focus. The toast, whose title is the specification’s (OT-14), is in both and left the picture of before too early.',
    worse: 'nothing new: the toast lies over the heading while it is there, as before.',
  },
  'screens-sign-in--empty': {
    now: 'The way back is a quiet icon. From 1024 px the drawing’s side is narrower and has its grid of dots.',
  },
  'screens-public-pages--landing-with-menu-open': {
    now: 'The page under the menu is veiled, and a press on it closes the menu. In Hindi the second button is whole.',
  },
  'screens-settings--editing': {
    now: 'A place has a pin; it had a house. From 1024 px the name of a hospital is not cut off.',
  },
  'screens-settings--asked-before-erasing': {
    now: 'The question is wholly above the bar, and the focus is in it.',
  },
  'screens-free-access-plans-and-payments--subscription': {
    now: 'The price is as large as in its picture, Upgrade is quiet while it leads nowhere, and the ornament is away from the text.',
  },
  'screens-free-access-plans-and-payments--payments': {
    now: 'A payment without a transaction number says nothing of it.',
    worse: 'a number is on a line of its own.',
  },
  'screens-public-pages--pricing': {
    now: 'The prices are as large as in their picture.',
  },
  'screens-public-pages--about': {
    now: 'How Janani works, in steps, follows the three cards, and three promises stand before the way in.',
  },
  'screens-public-pages--blog': {
    now: 'The page says that there is nothing to read yet, and leads to sessions, to how Janani works and to what it costs.',
  },
};
