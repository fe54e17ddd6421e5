import { Hero } from '../../features/marketing/Hero.tsx';
import { PublicLayout } from '../../features/marketing/PublicLayout.tsx';

/** / */
const Home = () => (
  <PublicLayout>
    <Hero />
  </PublicLayout>
);

export default Home;
