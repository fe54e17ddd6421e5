import { Suspense } from 'react';
import { Hero } from '../../features/marketing/Hero.tsx';
import { lazySection } from '../../loading/prerendered.ts';

const LandingRest = lazySection(() => import('../../features/marketing/LandingRest.tsx'));

/** / and /home */
const Home = () => (
  <>
    <Hero />
    <Suspense fallback={null}>
      <LandingRest />
    </Suspense>
  </>
);

export default Home;
