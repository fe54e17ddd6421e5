// In the repository, `@janani/ui/badge.css` and the like resolve to this file, which only declares the order of the
// layers, since a component imports its own styles here. The published package has a style sheet for each
// (tsup.config.ts).
import './theme/layers.css.ts';
