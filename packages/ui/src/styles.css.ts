// In the repository a component imports its own styles; the published package has one style sheet with all of them
// (tsup.config.ts). An app imports `@janani/ui/styles.css` and works with both.
import './theme/theme.css.ts';
