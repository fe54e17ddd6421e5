// In the repository a component brings its own styles; what the registry gets is one sheet of them all
// (tsup.config.ts). An app imports `@janani/ui/styles.css` and works with both.
import './theme/theme.css.ts';
