import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Args, remoteMeta } from './dropdown-elements.testing.tsx';

const options = ['Sunrise Mother & Child Centre', 'Shanti Mother Care', 'Ruby Hall Clinic', 'New Life'].map(
  (label) => ({ value: label, label, detail: '(18)' }),
);

const meta = {
  ...remoteMeta,
  title: 'Fields/SearchableDropdown/Over a keyboard',
  tags: ['!autodocs'],
  args: {
    ...remoteMeta.args,
    label: 'Hospital or clinic for the delivery',
    error: 'Hospital is required',
    options,
    loadOptions: undefined,
  },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

/** The viewport that a story sets itself. */
const CUSTOM_VIEWPORT = 'ownSize';

/** The height that a phone's on-screen keyboard leaves, in px; the whole screen by default. */
const setVisibleHeight = (height?: number) => {
  const viewport = window.visualViewport as VisualViewport;
  if (height === undefined) Reflect.deleteProperty(viewport, 'height');
  else Object.defineProperty(viewport, 'height', { configurable: true, value: height });
  viewport.dispatchEvent(new Event('resize'));
};

const countWholeRows = (height: number) => {
  const list = document.querySelector('[role="listbox"]')?.getBoundingClientRect() ?? new DOMRect();
  return within(document.body)
    .getAllByRole('option')
    .map((row) => row.getBoundingClientRect())
    .filter(
      ({ top, bottom }) =>
        top >= list.top - 0.5 && bottom <= Math.min(list.bottom, height) + 0.5 && bottom > top,
    ).length;
};

type TextSizeCase = { textSize: string; heights: number[] };

/** At least two whole rows are visible, however little space the keyboard leaves; the active row is one of them. */
const createTrayStory = (width: number, height: number, cases: TextSizeCase[]): Story => ({
  tags: ['SearchableDropdown 15'],
  decorators: [
    (ThisStory) => (
      <>
        {/* A phone's scroll bar takes no width. */}
        <style>{'* { scrollbar-width: none }'}</style>
        <ThisStory />
      </>
    ),
  ],
  parameters: {
    viewport: {
      options: {
        [CUSTOM_VIEWPORT]: { name: 'Phone', styles: { width: `${width}px`, height: `${height}px` } },
      },
    },
  },
  globals: { viewport: { value: CUSTOM_VIEWPORT, isRotated: false } },
  beforeEach: () => {
    const matchMedia = window.matchMedia.bind(window);
    window.matchMedia = (query) => matchMedia(query.includes('coarse') ? 'all' : query);
    return () => {
      window.matchMedia = matchMedia;
      document.documentElement.style.fontSize = '';
      setVisibleHeight();
    };
  },
  play: async ({ canvas, step }) => {
    const page = within(document.body);
    for (const { textSize, heights } of cases) {
      document.documentElement.style.fontSize = textSize;
      await userEvent.click(canvas.getByRole('button', { name: /^Hospital/ }));
      const field = await page.findByRole('combobox');
      for (const visibleHeight of heights)
        await step(`${textSize} text, ${visibleHeight} px left`, async () => {
          setVisibleHeight(visibleHeight);
          await waitFor(() =>
            expect([textSize, visibleHeight, Math.min(countWholeRows(visibleHeight), 2)]).toEqual([
              textSize,
              visibleHeight,
              2,
            ]),
          );
          const { scrollWidth, clientWidth } = page.getByRole('listbox');
          await expect(scrollWidth).toBe(clientWidth);
          await expect(field.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
          await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
          const id = field.getAttribute('aria-activedescendant') ?? '';
          await waitFor(() => {
            const { top, bottom } = document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect();
            return expect(top >= 0 && bottom <= visibleHeight).toBe(true);
          });
          await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
        });
      setVisibleHeight();
      await userEvent.click(page.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    }
  },
});

/** With a mouse and an on-screen keyboard the list is beside its field, in the space that the keyboard leaves. */
export const LargeScreen: Story = {
  tags: ['SearchableDropdown 15'],
  decorators: [
    (ThisStory) => (
      <div style={{ paddingBlockStart: 200 }}>
        <ThisStory />
      </div>
    ),
  ],
  beforeEach: () => setVisibleHeight,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    for (const visibleHeight of [420, 310, innerHeight]) {
      setVisibleHeight(visibleHeight);
      const { bottom } = canvas.getByRole('listbox').getBoundingClientRect();
      await expect([visibleHeight, bottom <= visibleHeight, countWholeRows(visibleHeight) >= 2]).toEqual([
        visibleHeight,
        true,
        true,
      ]);
    }
  },
};

export const OnItsSide: Story = createTrayStory(640, 360, [
  { textSize: '100%', heights: [150, 160, 170, 200, 250, 300, 360] },
  { textSize: '200%', heights: [150, 170, 200, 250, 300, 360] },
]);

export const Upright: Story = createTrayStory(360, 640, [
  { textSize: '100%', heights: [250, 290, 340, 640] },
  { textSize: '200%', heights: [290, 340, 400, 500, 560, 640] },
]);
