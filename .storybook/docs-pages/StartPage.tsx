import { HeroIllustration } from '@janani/ui/illustration';
import { Logo } from '@janani/ui/logo';
import docsData from 'virtual:docs-data/start';
import { BeforeAndAfter } from './BeforeAndAfter.tsx';
import { Changes } from './Changes.tsx';
import { DocsPageLayout, PageLink } from './DocsPageLayout.tsx';
import { ComponentStatus } from './ComponentStatus.tsx';

const links = [
  {
    path: '/docs/foundations-themes-light-and-dark--docs',
    name: 'Foundations',
    text: 'Colour, type, space, motion, icons and drawings, and how a theme is made of them.',
  },
  {
    path: '/docs/controls-button--docs',
    name: 'Parts',
    text: `${docsData.components.length} components in five groups: controls, fields, feedback, navigation, and what only shows.`,
  },
  {
    path: '/story/screens-public-pages--landing',
    name: 'Screens',
    text: `The product: ${docsData.screens} screens and states, from the landing page to logout.`,
  },
  {
    path: '/docs/requirements--docs',
    name: 'Requirements',
    text: 'What the product must do, with the stories that show it and the tests that prove it.',
  },
  {
    path: '/docs/status-and-accessibility--docs',
    name: 'Status and accessibility',
    text: 'Whether a part may be used, and how accessible it was found to be.',
  },
  {
    path: '/docs/changelog-before-and-after--docs',
    name: 'Changes',
    text: 'What changed, and how to see a part before and after.',
  },
];

const steps: { name: string; text: string; path?: string; link?: string }[] = [
  {
    name: 'Begin with a screen',
    text: 'Every screen is the real page on a backend in your browser. Its links and forms work: walk on from any of them.',
  },
  {
    name: 'Change how you look',
    text: 'The toolbar has theme, contrast, language, direction, text size, network and width. It stays as you set it while you go from story to story. “Long words” shows what Tamil or Malayalam would do to a layout.',
  },
  {
    name: 'Change what is shown',
    text: 'Controls, below a story, change the texts and states of a part, and on a screen what its backend holds and what fails. A screen starts anew with each change: walk on after it.',
  },
  {
    name: 'Try a colour',
    path: '/story/foundations-colour--what-a-role-changes',
    link: 'What a role changes',
    text: 'shows every part with a colour of yours in the place of the theme’s, which components read it, and whether it can still be read.',
  },
  {
    name: 'Try a brand',
    path: '/docs/foundations-try-a-brand--docs',
    link: 'Colours, fonts and corners',
    text: 'of yours, on every part and three screens while you type, with the CSS, what lacks contrast, and a link to share.',
  },
  {
    name: 'Find what you mean',
    text: 'Search takes names. The filter beside it takes tags: a requirement such as SE-04, or a rule of a part such as Toast 5.',
  },
  {
    name: 'See what is checked',
    text: 'Interactions, below a story, plays it step by step; Accessibility lists what axe finds in it.',
  },
];

export const StartPage = () => (
  <DocsPageLayout>
    <header className="docs-page-hero">
      <div>
        <Logo />
        <h1>The design of Janani</h1>
        <p className="docs-page-lead">
          Everything that expectant mothers in India see of us: the components, what they are made of, and
          every screen of the product. Accessible, in English and Hindi, for small phones and thin networks.
        </p>
      </div>
      <HeroIllustration />
    </header>
    <section aria-labelledby="here">
      <h2 id="here">What is here</h2>
      <ul className="docs-page-cards">
        {links.map(({ path, name, text }) => (
          <li key={name}>
            <h3>
              <PageLink path={path}>{name}</PageLink>
            </h3>
            <p>{text}</p>
          </li>
        ))}
        {docsData.hasProviderKit && (
          <li>
            <h3>
              <a href="./contract/janani-provider-kit.zip" download>
                The provider kit
              </a>
            </h3>
            <p>For the backend team: checks with npm alone that a backend does what the web app needs.</p>
          </li>
        )}
        {docsData.hasPlayground && (
          <li>
            <h3>
              <a href="./playground/desk.html">A desk for the backend team</a>
            </h3>
            <p>
              Paste a response or drop a HAR: what of it holds, and what a user would see. Nothing leaves it.
            </p>
          </li>
        )}
      </ul>
    </section>
    <section aria-labelledby="review">
      <h2 id="review">How to review</h2>
      <ol className="docs-page-steps">
        {steps.map(({ name, text, path, link }) => (
          <li key={name}>
            <strong>{name}.</strong> {path && <PageLink path={path}>{link}</PageLink>} {text}
          </li>
        ))}
        <li>
          <BeforeAndAfter />
        </li>
        {docsData.hasPlayground && (
          <li>
            <strong>Use the whole product.</strong> The <a href="./playground/index.html">playground</a> is
            all of it, with nothing real behind it: any number and any code are taken, but for 000000. The
            number 98111 22233 has an account. Its addresses are those of the product, which no folder has: to
            begin again, open it from here.
          </li>
        )}
      </ol>
    </section>
    <Changes changes={docsData.changes} isReleased={docsData.isReleased} />
    <ComponentStatus statusDescriptions={docsData.statusDescriptions} components={docsData.components} />
  </DocsPageLayout>
);
