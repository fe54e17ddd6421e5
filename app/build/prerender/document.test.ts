import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type DocumentInputs, getDocument, getShell } from './document.ts';
import { frameStyle } from './frame-script.ts';
import { languageScript } from './head-scripts.ts';
import { getInlineHashes } from './inline-hashes.ts';
import type { Page } from './page.ts';
import { getRobots, getSecurityText, getSitemap } from './site-files.ts';

const files: Record<string, string> = {
  'assets/index.css': 'body{color:red}',
  'assets/about.css': 'p{top:0}',
};
const built: DocumentInputs = {
  template: `<html lang="en-IN"><link rel="manifest" href="/manifest.webmanifest" /><head><!--head--><script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index.css"></head><body><div id="root"></div></body>`,
  manifest: {
    'index.html': { file: 'assets/index.js', css: ['assets/index.css'], isEntry: true },
    'src/About.tsx': { file: 'assets/about.js', css: ['assets/about.css'], imports: ['index.html'] },
  },
  site: {
    origin: 'https://janani.example',
    name: 'Janani',
    description: 'd',
    locale: 'en-IN',
    dir: 'ltr',
    prefix: '',
    card: { file: 'social-card-en.png', text: 'c' },
    shortcuts: [],
    screenshots: [],
  },
  read: (file) => files[file] ?? '',
  integrity: (file) => `sha256-${file}`,
  find: (name) => `${name}abc.woff2`,
  otherLanguages: ['hi'],
  earlyCall: (prefix) => `early('${prefix}')`,
};
const page: Page = {
  path: '/about',
  title: 'Care & kin',
  description: 'Say "Namaste"',
  canonical: '/about',
  alternates: [
    { locale: 'en-IN', path: '/about' },
    { locale: 'hi-IN', path: '/hi/about' },
  ],
  modules: ['src/About.tsx'],
  scripts: [],
  hidesIfSignedIn: false,
  data: [{ name: '</script><script>' }],
};
const fallbacks = {
  loading: 'Loading...',
  needsScript: '<p>off</p>',
  notStarted: '<p hidden>not started</p>',
  frames: { about: '<h1>Care</h1>' },
};

describe('a prerendered document', () => {
  const html = getDocument(page, '<h1>Care</h1>', fallbacks, built);

  test('contains its markup and the path it was rendered for', () => {
    expect(html).toContain('<div id="root" data-page="/about"><h1>Care</h1></div>');
  });
  test('has all its styles inline, in the order of the cascade, and fetches none', () => {
    expect(html).toContain('<style>body{color:red}\np{top:0}</style>');
    const links = [...html.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link);
    expect(links).toHaveLength(2);
    for (const link of links) expect(link).toContain(' disabled');
  });
  test('names its script with its integrity, and has a message for a script that fails to load', () => {
    expect(html).toContain('src="/assets/index.js" integrity="sha256-assets/index.js"');
    expect(html.indexOf('<p hidden>not started</p>')).toBeLessThan(html.indexOf('id="root"'));
  });
  test.each([
    ['social-card-hi.png', 'social-card-hi.png'],
    ['social-card-xx.png', 'social-card-en.png'],
  ])('has the card of its language, or the English one where there is none: %s', (file, shown) => {
    const site = { ...built.site, card: { file, text: 'c' } };
    expect(getDocument(page, '', fallbacks, { ...built, site })).toContain(
      `<meta property="og:image" content="https://janani.example/${shown}" />`,
    );
  });
  test('requests its script once, before its styles', () => {
    expect(html.indexOf('src="/assets/index.js"')).toBeLessThan(html.indexOf('<style>'));
    expect(html.split('src="/assets/index.js"')).toHaveLength(2);
  });
  test('starts its script after the first paint where it works without, and at once where it has a form', () => {
    const deferred = /<template id="entry"><script type="module"/;
    expect(html).toMatch(deferred);
    expect(getDocument({ ...page, hidesIfSignedIn: true }, 'form', fallbacks, built)).not.toMatch(deferred);
  });
  test('preloads the script of a chunk only where the page needs it at once', () => {
    expect(html).not.toContain('/assets/about.js');
    expect(getDocument({ ...page, scripts: ['src/About.tsx'] }, '', fallbacks, built)).toContain(
      '<link rel="preload" as="fetch" crossorigin href="/assets/about.js" />',
    );
  });
  test('escapes titles, descriptions and data in the head element', () => {
    expect(html).toContain('<title>Care &amp; kin</title>');
    expect(html).toContain('content="Say &quot;Namaste&quot;"');
    expect(html).toContain(String.raw`{"name":"\u003c/script>\u003cscript>"}`);
  });
  test('preloads the rupee sign where there is one', () => {
    expect(html).not.toContain('anek-rupee');
    expect(getDocument(page, '₹999', fallbacks, built)).toContain('/assets/anek-rupee-abc.woff2');
  });
  test('links the same page in every language, and the source language as the default', () => {
    expect([...html.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...pair]) => pair)).toEqual([
      ['en-IN', 'https://janani.example/about'],
      ['hi-IN', 'https://janani.example/hi/about'],
      ['x-default', 'https://janani.example/about'],
    ]);
  });
  test('hides itself from a signed-in user until the saved state has been read [RT-22]', () => {
    const hidden = getDocument({ ...page, hidesIfSignedIn: true }, 'form', fallbacks, built);
    expect(hidden).toContain('<div id="starting">Loading...</div>');
    expect(hidden).toMatch(/\[data-known\] #root\{display:none\}.*<\/style>/);
    expect(hidden.indexOf("getItem('auth_token')")).toBeLessThan(hidden.indexOf('<body>'));
  });
  test('rejects a style attribute, which the Content-Security-Policy would block', () => {
    expect(() => getDocument(page, '<p style="top:0">', fallbacks, built)).toThrow('style attribute');
  });
  test('a missing module is an error that names it', () => {
    expect(() => getDocument({ ...page, modules: ['src/Gone.tsx'] }, '', fallbacks, built)).toThrow(
      'src/Gone.tsx',
    );
  });
  test('a marker missing from index.html is an error that names it', () => {
    expect(() =>
      getDocument(page, '', fallbacks, { ...built, template: built.template.replace('<!--head-->', '') }),
    ).toThrow('<!--head-->');
  });
});

test('the bare shell is not indexed, has its styles inline and has a message for browsers without scripts', () => {
  const shell = getShell(fallbacks, built);
  expect(shell).toContain('<meta name="robots" content="noindex" />');
  expect(shell).toContain(`<style>body{color:red}${frameStyle}</style>`);
  expect(shell).toContain('<link rel="stylesheet" href="/assets/index.css" disabled />');
  expect(shell).toMatch(/<noscript><style>#root\{display:none\}<\/style><p>off<\/p><\/noscript>/);
  expect(shell).not.toContain('data-page');
});

test('the shell fetches the files of a signed-in page at once, except those it contains', () => {
  const pages = { about: ['src/About.tsx'], nowhere: [] };
  const shell = getShell(fallbacks, built, { frame: [], pages });
  expect(shell).toContain('{"about":[0,1],"nowhere":[]}');
  expect(shell).toContain('["assets/about.js","assets/about.css"]');
  expect(shell).toContain('<template data-frame="about"><h1>Care</h1></template>');
  const withFrame = getShell(fallbacks, built, { frame: ['src/About.tsx'], pages });
  expect(withFrame).toContain('["assets/about.js"]');
  expect(withFrame).toContain('p{top:0}');
});

describe('a document in another language', () => {
  const hindi: DocumentInputs = { ...built, site: { ...built.site, locale: 'hi-IN', prefix: '/hi' } };

  test.each([
    ['a page', getDocument({ ...page, path: '/hi/about' }, '<h1>Care</h1>', fallbacks, hindi)],
    ['the shell', getShell(fallbacks, hindi)],
  ])(
    '%s is declared in the first line, with its own manifest, and decides the language first [G-14]',
    (_name, html) => {
      expect(html).toContain('<html lang="hi-IN">');
      expect(html).toContain('href="/hi/manifest.webmanifest"');
      expect(html.indexOf(languageScript(['hi']))).toBeLessThan(html.indexOf('<title>'));
      expect(html).toContain(languageScript(['hi']));
    },
  );

  test('it states its direction where that is not left to right', () => {
    const urdu: DocumentInputs = { ...built, site: { ...built.site, locale: 'ur-IN', dir: 'rtl' } };
    expect(getShell(fallbacks, urdu)).toContain('<html lang="ur-IN" dir="rtl">');
  });
});

test('each inline text is hashed exactly as a browser hashes it, once', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(
    getInlineHashes([
      '<script>a()</script><style>b{}</style><script src="/x.js"></script>',
      '<script>a()</script><script type="application/ld+json">{}</script>',
    ]),
  ).toEqual({ scripts: [hash('a()')], styles: [hash('b{}')] });
});

test('the sitemap lists each page once, without the sign-in page', () => {
  const sitemap = getSitemap(
    [page, { ...page, path: '/again' }, { ...page, path: '/in', canonical: '/in', hidesIfSignedIn: true }],
    built.site.origin,
  );
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
    'https://janani.example/about',
  ]);
  expect(getRobots(built.site.origin)).toContain('Sitemap: https://janani.example/sitemap.xml');
});

test('security.txt has the fields that RFC 9116 requires, and expires in less than a year', () => {
  const text = getSecurityText(
    'mailto:a@b.example',
    'https://janani.example',
    new Date('2026-01-01T10:20:30.456Z'),
  );
  expect(text).toBe(
    'Contact: mailto:a@b.example\nExpires: 2026-12-27T10:20:30Z\nCanonical: https://janani.example/.well-known/security.txt\n',
  );
});
