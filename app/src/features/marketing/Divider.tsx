import { KolamDivider } from '@janani/ui/kolam';
import { page } from './Section.css.ts';

/** The kolam chain between two sections, as wide as the page: at most one on a page. */
export const Divider = () => (
  <div className={page}>
    <KolamDivider />
  </div>
);
