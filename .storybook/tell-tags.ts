/** What a story proves stands in its tags; its report carries them (tools/reports.mjs). */
import { afterEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    storyTags?: string[];
  }
}

type Composed = { story?: { tags?: string[] } };

afterEach((context) => {
  const { story } = context as Composed;
  if (story) context.task.meta.storyTags = story.tags ?? [];
});
