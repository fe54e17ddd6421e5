import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  build: { sourcemap: true },
  test: { environment: 'jsdom', testTimeout: 60_000 },
});
