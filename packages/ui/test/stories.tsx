import { globSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ReactElement } from 'react';
import type { AnyComponent } from './package-exports.ts';

type Props = Record<string, unknown>;
type RenderFunction = (props: Props, context: object) => ReactElement;
type Annotations = {
  component?: AnyComponent;
  args?: Props;
  render?: RenderFunction;
  decorators?: ((story: () => ReactElement, context: object) => ReactElement)[];
};
/** A story that can be rendered without Storybook, before any interaction. */
export type RenderableStory = { name: string; file: string; render: () => ReactElement };

const source = join(import.meta.dirname, '../src');

const createStory = (file: string, name: string, meta: Annotations, story: Annotations): RenderableStory => {
  const args = { ...meta.args, ...story.args };
  const context = { args, globals: {}, parameters: {} };
  const render = story.render ?? meta.render;
  const { component } = meta;
  const Story = () => {
    if (render) return render(args, context);
    return component ? createElement(component, args) : <></>;
  };
  const decorators = [...(story.decorators ?? []), ...(meta.decorators ?? [])];
  return {
    name: `${file}: ${name}`,
    file: join(source, file),
    render: decorators.reduce<() => ReactElement>(
      (inner, decorate) => () => decorate(inner, context),
      () => <Story />,
    ),
  };
};

/** Every story of the package. */
export const loadStories = async (): Promise<RenderableStory[]> => {
  const modules = await Promise.all(
    globSync('**/*.stories.tsx', { cwd: source })
      // These stories show names of colours and icons.
      .filter((file) => !/^(?:foundations|icons)\//.test(file))
      .toSorted()
      .map(async (file) => ({
        file,
        module: (await import(/* @vite-ignore */ join(source, file))) as Record<string, Annotations>,
      })),
  );
  return modules.flatMap(({ file, module: { default: meta = {}, ...stories } }) =>
    Object.entries(stories).map(([name, story]) => createStory(file, name, meta, story)),
  );
};
