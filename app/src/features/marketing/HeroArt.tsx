import { HeroIllustration } from '@janani/ui/illustration';
import { art } from './Hero.css.ts';

const HeroArt = () => <HeroIllustration className={art} />;

export default HeroArt;
