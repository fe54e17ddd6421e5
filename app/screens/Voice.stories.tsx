import type { Meta, StoryObj } from '@storybook/react-vite';
import english from '@janani/messages/catalogues/en.pot?raw';
import hindi from '@janani/messages/catalogues/hi.po?raw';
import { getCatalogueText } from './text-in.ts';
import * as styles from './voice.css.ts';

/** A rule of the voice, and the texts of the product that show it, by their catalogue keys. */
const RULES: { rule: string; texts: string[] }[] = [
  {
    rule: 'Say what happens next, and what is asked of the user.',
    texts: ['signIn.why', 'subscription.cancel.how'],
  },
  { rule: 'What went wrong, what is safe, and what to do.', texts: ['error.page.text', 'error.general'] },
  {
    rule: 'Two to four words say what happened; no exclamation marks.',
    texts: ['settings.saved.title', 'code.resent.title'],
  },
  { rule: 'A missing answer is asked for with its reason.', texts: ['feedback.rating.missing'] },
  { rule: 'Where there is nothing, say what will come.', texts: ['sessions.none.hint'] },
];

/** Short, kind, exact. Hindi uses आप. The texts are those of the current catalogues. */
const Voice = () => (
  <div className={styles.rules}>
    {RULES.map(({ rule, texts }) => (
      <section key={rule}>
        <h2 className={styles.rule}>{rule}</h2>
        <dl className={styles.texts}>
          {texts.map((name) => (
            <div key={name} className={styles.text}>
              <dt className={styles.name}>{name}</dt>
              <dd lang="en">{getCatalogueText(english, name)}</dd>
              <dd lang="hi">{getCatalogueText(hindi, name)}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </div>
);

const meta = { title: 'Foundations/Voice', component: Voice, tags: ['!autodocs'] } satisfies Meta<
  typeof Voice
>;
export default meta;

export const Examples: StoryObj<typeof meta> = {};
