import type { Browser, Command } from './devtools.ts';

/** The figures of a cold visit. Times in ms. */
export type Visit = {
  firstPaint: number;
  largestPaint: number;
  /** The element of the largest contentful paint. */
  largest: string;
  /** When the header is hydrated; null where it has no script. */
  interactive: number | null;
  blocked: number;
  shift: number;
  /** The total download in kB. */
  fetched: number;
};

/** Lighthouse's "slow 4G" with DevTools throttling, and a processor four times slower. */
export const NETWORK = { latency: 562.5, kbps: 1474.56, upload: 675 };
export const CPU_SLOWDOWN = 4;
/** How long the page is observed: everything that follows its first script has come by then. */
const OBSERVED_MS = 6500;

type PageFigures = Omit<Visit, 'fetched'>;

/** Runs in the page before its scripts. */
const recordFigures = () => {
  const figures: PageFigures = {
    firstPaint: 0,
    largestPaint: 0,
    largest: '',
    interactive: null,
    blocked: 0,
    shift: 0,
  };
  const longTasks: PerformanceEntry[] = [];
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) onEntry(entry);
    }).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') figures.firstPaint = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element?: Element };
    figures.largestPaint = entry.startTime;
    figures.largest = `${element?.tagName.toLowerCase() ?? '?'}: ${element?.textContent.slice(0, 24) ?? ''}`;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) figures.shift += value;
  });
  observe('longtask', (entry) => longTasks.push(entry));
  const poll = () => {
    const link = document.querySelector('header a');
    if (link && Object.keys(link).some((key) => key.startsWith('__reactFiber')))
      figures.interactive ??= performance.now();
    else setTimeout(poll, 10);
  };
  poll();
  Object.assign(window, {
    readFigures: () => ({
      ...figures,
      // Only long tasks after the first paint count.
      blocked: longTasks
        .filter(({ startTime, duration }) => startTime + duration > figures.firstPaint)
        .reduce((sum, { duration }) => sum + duration - 50, 0),
    }),
  });
};

const PHONE: Command[] = [
  ['Emulation.setDeviceMetricsOverride', { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }],
  ['Emulation.setTouchEmulationEnabled', { enabled: true }],
  [
    'Network.emulateNetworkConditions',
    {
      offline: false,
      latency: NETWORK.latency,
      downloadThroughput: (NETWORK.kbps * 1000) / 8,
      uploadThroughput: (NETWORK.upload * 1000) / 8,
    },
  ],
  ['Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN }],
];

/** One cold visit with an empty cache. */
export const measureVisit = async (browser: Browser, url: string): Promise<Visit> => {
  const { value, bytes } = await browser.visit({
    url,
    commands: PHONE,
    script: `(${recordFigures.toString()})()`,
    duration: OBSERVED_MS,
    expression: 'readFigures()',
  });
  return { ...(value as PageFigures), fetched: bytes / 1000 };
};
