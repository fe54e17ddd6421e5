import { style } from '@vanilla-extract/css';

export const loadingScreen = style({ display: 'grid', placeItems: 'center', minBlockSize: '100dvh' });
