/** The requirements that a story covers are its tags, which are added to its report (tools/reports.mjs). */
import { afterEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    storyTags?: string[];
  }
}

type StoryContext = { story?: { tags?: string[] } };

afterEach((context) => {
  const { story } = context as StoryContext;
  if (story) context.task.meta.storyTags = story.tags ?? [];
});
