import { isMember, type Model } from './model.ts';
import type { Who } from './people.ts';
import type { Weighted } from './random.ts';
import { type Loss, type Place, places, type Step, type Tab, tabs } from './steps.ts';

type Choices = Weighted<Step>[];
/** Where something can be typed or taken. */
const wantedAs: Partial<Record<Place, number>> = { '/session/preparing-for-labour': 2.5, '/settings': 1.5 };
const everybody: readonly Who[] = ['A', 'B', 'C'];

/** Opening pages: first where something can begin. */
const openings = ({ tabs: open, signedIn, isOnline }: Model): Choices => {
  if (!isOnline) return [];
  const closed = tabs.find((tab) => open[tab].where === 'closed');
  const isNobodyThere = tabs.every((tab) => open[tab].where === 'closed');
  const inNew: Choices =
    closed === undefined
      ? []
      : [
          [isNobodyThere ? 40 : 2.5, { do: 'open', tab: closed, at: signedIn ? '/dashboard' : '/signin' }],
          [1, { do: 'open', tab: closed, at: signedIn ? '/session/preparing-for-labour' : '/' }],
        ];
  const inMember: Choices = tabs
    .filter((tab) => isMember(open[tab]) && !open[tab].isFrozen)
    .flatMap((tab) =>
      places.slice(2).map((at): Weighted<Step> => [wantedAs[at] ?? 0.4, { do: 'open', tab, at }]),
    );
  return [...inNew, ...inMember];
};

/** A number, the form and the code: two people at once, and answers in another order, more often than not. */
const signIns = ({ tabs: open, known }: Model, tab: Tab): Choices => {
  const { where, who } = open[tab];
  const others = tabs.filter((other) => other !== tab && ['code', 'held'].includes(open[other].where));
  if (where === 'sign-in' || where === 'form' || where === 'code') {
    const sends = everybody.map((one): Weighted<Step> => {
      const isOther = others.every((other) => open[other].who !== one);
      const weight = (where === 'sign-in' ? 8 : 0.4) * (isOther ? 1 : 0.3) * (known.includes(one) ? 1 : 0.35);
      return [weight, { do: 'send', tab, who: one }];
    });
    if (where === 'sign-in') return sends;
    if (where === 'form')
      return [...sends, [2, { do: 'fill', tab, all: false }], [4, { do: 'fill', tab, all: true }]];
    const isTwo = others.some((other) => open[other].who !== who);
    const isOtherHeld = others.some((other) => open[other].where === 'held');
    return [
      ...sends,
      [isOtherHeld ? 16 : 6, { do: 'confirm', tab, code: 'ok', exchange: 'ok' }],
      [isTwo && !isOtherHeld ? 16 : 2, { do: 'confirm', tab, code: 'ok', exchange: 'slow' }],
      [isTwo ? 4 : 1.5, { do: 'confirm', tab, code: 'slow', exchange: 'ok' }],
      [isTwo ? 5 : 2, { do: 'confirm', tab, code: 'ok', exchange: 'refused' }],
      [1.5, { do: 'confirm', tab, code: 'ok', exchange: 'lost' }],
    ];
  }
  if (where !== 'held') return [];
  return [[others.some((other) => open[other].where === 'code') ? 2 : 12, { do: 'release', tab }]];
};

/** What a member does. */
const memberships = ({ tabs: open, agreed }: Model, tab: Tab): Choices => {
  const { where, at } = open[tab];
  if (!isMember(open[tab])) return [];
  const here: Choices = [
    [3, { do: 'log out', tab, from: 'menu', close: false }],
    [1, { do: 'log out', tab, from: 'menu', close: true }],
  ];
  if (where === 'dashboard' && !agreed) here.push([4, { do: 'agree', tab }]);
  if (at === '/settings')
    here.push([6, { do: 'edit', tab }], [2, { do: 'log out', tab, from: 'settings', close: false }]);
  if (at?.startsWith('/session/'))
    here.push(
      [5, { do: 'enrol', tab, answer: 'ok' }],
      [4, { do: 'enrol', tab, answer: 'slow' }],
      [0.7, { do: 'enrol', tab, answer: 'lost' }],
      [5, { do: 'draft', tab }],
      [1.5, { do: 'release', tab }],
    );
  return here;
};

/** What browsers and phones do to any page. */
const accidents = ({ tabs: open, isOnline }: Model, tab: Tab): Choices => {
  const { where, isFrozen } = open[tab];
  if (where === 'closed') return [];
  if (isFrozen) return [[5, { do: 'thaw', tab }]];
  if (where === 'away') return isOnline ? [[8, { do: 'return', tab }]] : [];
  const always: Choices = [
    [0.6, { do: 'close', tab }],
    [0.6, { do: 'freeze', tab }],
  ];
  return isOnline
    ? [
        ...always,
        [1.5, { do: 'reload', tab }],
        [0.8, { do: 'away', tab }],
        [0.8, { do: 'back', tab }],
        [0.4, { do: 'forward', tab }],
      ]
    : always;
};

const losses: readonly Weighted<Loss>[] = [
  [1.4, 'user unreadable'],
  [1, 'user'],
  [0.6, 'token'],
  [0.8, 'local storage'],
  [0.6, 'database'],
];

/** What happens to the whole browser, or at the provider. */
const disasters = ({ signedIn, isOnline, isScriptBlocked, tabs: open }: Model): Choices => {
  const isOpen = tabs.some((tab) => isMember(open[tab]));
  return [
    ...(signedIn && isOpen
      ? losses.flatMap(([weight, what]): Choices => [
          [weight, { do: 'lose', what, isTold: true }],
          [weight / 3, { do: 'lose', what, isTold: false }],
        ])
      : []),
    ...(signedIn
      ? ([
          [0.4, { do: 'revoke' }],
          [0.4, { do: 'delete account' }],
        ] as Choices)
      : []),
    isScriptBlocked
      ? [1, { do: 'script', is: 'back' }]
      : [signedIn ? 1.2 : 0.4, { do: 'script', is: 'blocked' }],
    isOnline ? [0.5, { do: 'network', is: 'gone' }] : [4, { do: 'network', is: 'back' }],
  ];
};

/** What may happen next, and how often. */
export const choicesIn = (model: Model): Choices => [
  ...openings(model),
  ...disasters(model),
  ...tabs.flatMap((tab) => [
    ...(model.tabs[tab].isFrozen ? [] : [...signIns(model, tab), ...memberships(model, tab)]),
    ...(model.tabs[tab].isFrozen && model.tabs[tab].where === 'held' ? signIns(model, tab) : []),
    ...accidents(model, tab),
  ]),
];
