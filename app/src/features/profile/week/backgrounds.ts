import { ramps } from '@janani/ui/theme';

/** The background of an illustration, in either theme: crimson for light ones, cream for dark ones. */
export const backgrounds = { deep: ramps.alta[800], pale: ramps.haldi[100] };
