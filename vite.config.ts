import react from '@vitejs/plugin-react'
import uno from 'unocss/vite'
import { defineConfig } from 'vitest/config'
import { chunkGroups } from './build/chunks.ts'
import { iconSprite } from './build/icon-sprite.ts'
import { minifyAgain } from './build/minify-again.ts'
import { previewLikeAHost } from './build/preview-like-a-host.ts'
import { pwa } from './build/pwa.ts'
import { publicStyles } from './build/public-styles.ts'
import { siteFiles } from './build/site-files.ts'
import { sizeBudgets } from './build/size-budgets.ts'

export default defineConfig(({ command, isPreview }) => ({
  // The built site has a file for every page; while developing one page answers for all.
  appType: command === 'serve' && !isPreview ? 'spa' : 'mpa',
  resolve: {
    tsconfigPaths: true,
    // wouter brings a stand-in for a hook that React has had since version 18.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  plugins: [
    publicStyles(),
    uno(),
    react(),
    iconSprite(),
    minifyAgain(),
    siteFiles(),
    sizeBudgets(),
    pwa(),
    previewLikeAHost(),
  ],
  build: {
    // Covers the last two versions of Chrome, Edge and Firefox, and Safari from 16.4.
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The start names every later file; small letters compress better, and suit every disk.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        hashCharacters: 'base36',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  preview: { port: Number(process.env.PORT ?? 4173), strictPort: true },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // They look at a finished build, or take long: vitest.built.config.ts, vitest.full.config.ts.
    exclude: ['tests/built/**', 'tests/full/**'],
    environment: 'jsdom',
    setupFiles: ['tests/support/setup.ts'],
    typecheck: { enabled: false },
    // Machines differ; a test fails by what it finds, not by how long it looks.
    testTimeout: 60_000,
  },
}))
