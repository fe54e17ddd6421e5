import { Alert } from '@janani/ui/alert';
import { Tabs } from '@janani/ui/tabs';
import { TextField } from '@janani/ui/text-field';
import { useState } from 'react';
import { DocsPageLayout } from '../DocsPageLayout.tsx';
import { BrandPreview, previews } from './BrandPreview.tsx';
import { ReplacedColors } from './ReplacedColors.tsx';
import { type BrandValues, createLink, readLink, tryBrand } from './brand-values.ts';
import './try-brand.css';

const fields: { name: keyof BrandValues; label: string; description: string }[] = [
  { name: 'primary', label: 'Primary colour', description: 'Main button, links, what is selected.' },
  { name: 'accent', label: 'Accent colour', description: 'The button on a band.' },
  { name: 'neutral', label: 'Neutral colour', description: 'Its hue, for page, cards, lines and text.' },
  { name: 'fontSans', label: 'Fonts', description: 'As in CSS: Georgia, serif.' },
  { name: 'radius', label: 'Corner radius in pixels', description: 'Of buttons, fields and cards.' },
];

const tabs = Object.keys(previews).map((title) => ({ id: title as keyof typeof previews, label: title }));

/** What the form holds and what follows from it. While a colour is half typed, the CSS of the last brand stays. */
const createState = (values: BrandValues, lastCss = '') => {
  const result = tryBrand(values);
  return { values, result, css: 'css' in result ? result.css : lastCss };
};

/** A brand as it is typed, on all parts and three screens, with its CSS and a link that holds it. */
export const TryBrandPage = () => {
  const [{ values, result, css }, setState] = useState(() => createState(readLink(window.location.href)));
  const [preview, setPreview] = useState<keyof typeof previews>('Parts');
  return (
    <DocsPageLayout>
      <h1>Try a brand</h1>
      <p className="docs-page-lead">
        A colour is any opaque CSS colour. What is left empty stays Janani’s. The brand has a dark theme too,
        which the system’s setting selects.
      </p>
      <div className="try-brand-form">
        {fields.map(({ name, ...texts }) => (
          <TextField
            key={name}
            {...texts}
            isRequired={name === 'primary'}
            spellCheck={false}
            value={values[name]}
            onChange={(text) => setState(createState({ ...values, [name]: text }, css))}
          />
        ))}
      </div>
      {'problem' in result ? (
        <Alert tone="error" live="status" title="This is not a brand yet">
          {result.problem}
        </Alert>
      ) : (
        <ReplacedColors replacements={result.replacements} />
      )}
      <p className="try-brand-results">
        <a download="brand.css" href={`data:text/css;charset=utf-8,${encodeURIComponent(css)}`}>
          Download brand.css
        </a>
        <a href={createLink(window.location.href, values)} target="_top">
          Link to this brand
        </a>
      </p>
      <Tabs label="Shown on" items={tabs} selectedId={preview} onSelect={setPreview}>
        <BrandPreview title={preview} css={css} />
      </Tabs>
    </DocsPageLayout>
  );
};
