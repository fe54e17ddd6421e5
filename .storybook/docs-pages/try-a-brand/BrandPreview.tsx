import { useEffect, useRef, useState } from 'react';
import { createScene } from '../../../app/screens/create-scene.ts';
import { getScreenUrl } from '../../../app/screens/screen-url.ts';

const getUrl = (path: string, isSignedIn = false) =>
  getScreenUrl(createScene({ scene: { path, isSignedIn } }, {}));

/** What a brand is shown on: all parts, and three screens of the product. */
export const previews = {
  Parts: 'iframe.html?id=foundations-component-sheet--sheet&viewMode=story',
  Landing: getUrl('/'),
  Dashboard: getUrl('/dashboard', true),
  Sessions: getUrl('/sessions', true),
};

type BrandPreviewProps = { title: keyof typeof previews; css: string };

/** A page in an iframe, with the CSS of a brand, which changes without loading the page again. */
export const BrandPreview = ({ title, css }: BrandPreviewProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [sheet, setSheet] = useState<CSSStyleSheet>();
  useEffect(() => {
    sheet?.replaceSync(css);
  }, [sheet, css]);
  const addSheet = () => {
    const view = frame.current?.contentWindow as (Window & typeof globalThis) | null | undefined;
    if (!view) return;
    const added = new view.CSSStyleSheet();
    view.document.adoptedStyleSheets.push(added);
    setSheet(added);
  };
  return (
    // As in app/screens/Screen.tsx.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      key={title}
      ref={frame}
      className="try-brand-preview"
      src={previews[title]}
      title={title}
      onLoad={addSheet}
    />
  );
};
