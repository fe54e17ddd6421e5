import type { Pictured } from '../stories-index/pictured.ts';
import { PlaceLink } from './FrontPage.tsx';

const sides = [
  { name: 'Before', folder: 'before' },
  { name: 'Now', folder: 'now' },
] as const;

/** A picture of a part is as wide as the phone it was taken on, in CSS pixels. */
const WIDTH = 360;

type LookProps = { name: string; look: string; file: string };

const Look = ({ name, look, file }: LookProps) => (
  <div className="front-pair">
    {sides.map((side) => (
      <figure key={side.folder}>
        <figcaption>
          {side.name}, {look}
        </figcaption>
        <img
          src={`./pictures/${side.folder}/${file}`}
          alt={`${name}, ${look}, ${side.name.toLowerCase()}`}
          loading="lazy"
          width={WIDTH}
        />
      </figure>
    ))}
  </div>
);

/** Every part that looks different from the last release, as it was beside as it is. */
export const PartPictures = ({ pictured }: { pictured: readonly Pictured[] }) => (
  <section aria-labelledby="pictured">
    <h2 id="pictured">Parts before and after</h2>
    <p>
      {pictured.length === 0
        ? 'No part looks different.'
        : 'What looks different from the last release, or before the first from an earlier build, photographed at 360 px.'}
    </p>
    {pictured.map(({ id, name, looks }) => (
      <details key={id}>
        <summary>
          {name} <span className="front-quiet">({looks.map(({ look }) => look).join(', ')})</span>
        </summary>
        {looks.map(({ look, file }) => (
          <Look file={file} key={look} look={look} name={name} />
        ))}
        <p>
          <PlaceLink path={`/story/${id}`}>The story</PlaceLink>
        </p>
      </details>
    ))}
  </section>
);
