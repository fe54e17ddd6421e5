import resolver from '../tokens/janani.resolver.json';
import * as styles from './docs.css.ts';

type Source = { $ref: string }[];
type Modifier = { description: string; contexts: Record<string, Source>; default: string };

/** Storybook serves the package's `tokens` there (`.storybook/main.ts`). */
const FOLDER = 'tokens';

const File = ({ name }: { name: string }) => (
  <a download href={`${FOLDER}/${name}`}>
    {name}
  </a>
);

const sets = Object.entries(resolver.sets).map(([name, { sources }]) => ({
  name,
  about: 'In every combination.',
  sources: sources as Source,
}));
const modifiers = Object.entries<Modifier>(resolver.modifiers).map(([name, { description, contexts }]) => ({
  name,
  about: `One of ${Object.keys(contexts).join(' and ')}. ${description}`,
  sources: Object.values(contexts).flat(),
}));

/** The sets of the resolver, in its order, as downloads. */
export const TokenSets = () => (
  <div className={styles.tableScroller}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Set</th>
          <th scope="col">Files</th>
          <th scope="col">When</th>
        </tr>
      </thead>
      <tbody>
        {[...sets, ...modifiers].map(({ name, about, sources }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {sources.map(({ $ref }) => (
                <div key={$ref}>
                  <File name={$ref} />
                </div>
              ))}
            </td>
            <td>{about}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">resolver</th>
          <td>
            <File name="janani.resolver.json" />
          </td>
          <td>Tells a tool which sets there are, and in what order they are laid on one another.</td>
        </tr>
      </tbody>
    </table>
  </div>
);
