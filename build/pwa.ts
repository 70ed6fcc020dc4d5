import { VitePWA } from 'vite-plugin-pwa'
import { site } from '../src/data/site.ts'
import { colors } from '../src/engine/ui/tokens.ts'

/**
 * The service worker and the manifest: after one visit every page opens offline, and the site can be installed. A
 * new version waits until the user presses "Reload". See docs/decisions/0009.
 */
export const pwa = () =>
  VitePWA({
    strategies: 'generateSW',
    registerType: 'prompt',
    // src/engine/update registers the worker, through a named Trusted Types policy.
    injectRegister: false,
    // Run after the HTML files of the routes are written, so that they are precached too.
    integration: { closeBundleOrder: 'post' },
    manifest: {
      id: '/app',
      name: site.name,
      short_name: 'Milspouse',
      description: site.description,
      lang: 'en-US',
      start_url: '/app',
      scope: '/',
      display: 'standalone',
      theme_color: colors.raised[0],
      background_color: colors.surface[0],
      categories: ['productivity', 'lifestyle', 'education'],
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        {
          src: '/icons/maskable-512.png',
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ],
      shortcuts: [
        { name: 'Add application', url: '/app/job-search?edit=new' },
        { name: 'PCS checklist', url: '/app/pcs-prep' },
      ],
      // What Android shares with the installed app fills in a form: src/screens/job-search/clip.
      share_target: {
        action: '/app/job-search',
        method: 'GET',
        params: { title: 'addTitle', text: 'addText', url: 'addUrl' },
      },
      screenshots: [
        {
          src: '/screenshots/phone.png',
          sizes: '390x844',
          type: 'image/png',
          form_factor: 'narrow',
          label: 'The application tracker on a phone',
        },
        {
          src: '/screenshots/desktop.png',
          sizes: '1280x800',
          type: 'image/png',
          form_factor: 'wide',
          label: 'The application tracker on a desktop',
        },
      ],
    },
    workbox: {
      globPatterns: ['**/*.{html,js,css,svg,woff2}', 'icons/*.png', 'pictures/*.webp'],
      // Copies of the same pages, for hosts that serve only folders.
      globIgnores: ['*/**/index.html'],
      // One file instead of two, and no import inside the worker, which Trusted Types would refuse.
      inlineWorkboxRuntime: true,
      // The worker also controls the page of the first visit, so that its icons load offline.
      clientsClaim: true,
      // A query string selects a tab or filters, not another page.
      ignoreURLParametersMatching: [/.*/],
      navigateFallback: null,
      runtimeCaching: [
        {
          // A page that is not precached comes from the host; offline, it is the 404 page.
          urlPattern: ({ request }) => request.mode === 'navigate',
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: '/404.html' } },
        },
      ],
    },
  })
