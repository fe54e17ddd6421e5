import { ramps } from '@janani/ui/theme';

/** What a drawing stands on, in either theme: the light ones on crimson, the dark ones on cream. */
export const backgrounds = { deep: ramps.alta[900], pale: ramps.haldi[100] };
