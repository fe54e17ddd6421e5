/** How a reviewer sees the effect of a change on a component or a screen. */
export const BeforeAndAfter = () => (
  <>
    <strong>Compare before and after.</strong> Parts and screens that look different from the last release, as
    they were beside as they are:{' '}
    <a href="./before/index.html" target="_blank">
      Before and after (opens a tab)
    </a>
    . For what nobody has accepted yet, <code>pnpm test screenshots</code> photographs the parts in light,
    dark and Hindi and writes a report of before, after and difference;{' '}
    <code>pnpm test screenshots --update-snapshots</code> accepts what is meant. Where a project of Chromatic
    is set up, it shows the same with every pull request.
  </>
);
