// What `@janani/ui/badge.css` and its like stand for in the repository: the order of the layers and no more, since a
// component brings its own styles here. The registry gets a sheet for each (tsup.config.ts).
import './theme/layers.css.ts';
