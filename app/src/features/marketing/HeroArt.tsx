import { HeroIllustration } from '@janani/ui/illustration';
import { art } from './Hero.css.ts';

/** The mother in the arch. */
const HeroArt = () => <HeroIllustration className={art} />;

export default HeroArt;
