import { Divider } from './Divider.tsx';
import { Features } from './Features.tsx';
import { FreeTrialBand } from './FreeTrialBand.tsx';
import { Testimonials } from './Testimonials.tsx';

/** The landing page below its first view. */
const LandingRest = () => (
  <>
    <Features />
    <Divider />
    <Testimonials />
    <FreeTrialBand />
  </>
);

export default LandingRest;
