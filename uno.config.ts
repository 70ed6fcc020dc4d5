import { icons as lucide } from '@iconify-json/lucide'
import { defineConfig, presetWind4 } from 'unocss'
import { colors } from './src/engine/ui/tokens.ts'

const names = Object.keys(colors) as (keyof typeof colors)[]

/** The arrow of disclosures and selects as a data URL, because CSS cannot use the symbols of `icons.svg`. */
const chevron = (color: string) => {
  const body = lucide.icons['chevron-down']?.body.replace('currentColor', color)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${body}</svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}

// A select has no pseudo-element for a mask, so its arrow has a fixed color in each theme.
const variables = (theme: 0 | 1) =>
  `--arrow:${chevron(colors.text[theme])};` +
  names.map((name) => `--${name}:${colors[name][theme]};`).join('')
const dark = `color-scheme:dark;${variables(1)}`

/** The colors in print: black on white in both themes, with gray hairlines. `base.css` removes backgrounds. */
const printColor = (name: keyof typeof colors) => {
  if (name === 'line') return '#999'
  return /^(surface|raised|sunken|.*-soft)$/.test(name) ? '#fff' : '#000'
}
const printVariables = names.map((name) => `--${name}:${printColor(name)};`).join('')

export default defineConfig({
  // Container variants are written by length (`@[32rem]:`). A name for the same length (`@lg:`) would change the order of
  // the rules from build to build.
  presets: [presetWind4({ preflights: { reset: true, theme: 'on-demand' } })],
  theme: {
    colors: Object.fromEntries(names.map((name) => [name, `var(--${name})`])),
    font: { sans: "'Public Sans Variable', system-ui, -apple-system, 'Segoe UI', sans-serif" },
    radius: { DEFAULT: '0.625rem' },
    shadow: { DEFAULT: '0 1px 2px rgb(15 23 42 / 0.06), 0 2px 8px rgb(15 23 42 / 0.05)' },
  },
  // Both themes set the same variables. Without JavaScript, the setting of the system selects the theme.
  preflights: [
    {
      getCSS: () =>
        `:root{color-scheme:light;--chevron:${chevron('#000')};${variables(0)}}` +
        `:root[data-theme=dark]{${dark}}` +
        `@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}` +
        `@media (prefers-contrast:more){:root,:root[data-theme]{--muted:var(--text);--line:var(--edge)}}` +
        `@media print{:root,:root[data-theme]{color-scheme:light;${printVariables}}}`,
    },
  ],
  shortcuts: [
    {
      'ring-on-focus':
        'outline-none focus-visible:outline-3 focus-visible:outline-solid focus-visible:outline-accent focus-visible:outline-offset-2',
      'icon-button':
        'ring-on-focus grid size-11 shrink-0 place-items-center rounded border-0 bg-transparent text-text hover:bg-accent-soft',
      // A navigation link, highlighted on its page and subpages. A stroke makes it bold, because wider characters would
      // move the links beside it.
      'nav-link':
        'ring-on-focus rounded text-text no-underline hover:bg-sunken [&[aria-current]]:bg-accent-soft [&[aria-current]]:hover:bg-accent-soft [&[aria-current]]:text-accent [&[aria-current]]:[-webkit-text-stroke:0.03em_currentColor]',
      // A toggle button. While it is pressed, it stays readable on hover.
      pressable:
        'ring-on-focus border border-solid border-edge bg-raised hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent aria-pressed:hover:bg-accent-strong',
      // The heading of a section.
      'section-title': 'text-xl font-bold sm:text-2xl',
      // A list in two columns with a line above each item. A single line spans the first row.
      'ruled-pairs':
        'grid list-none gap-x-8 md:mt-1 border-x-0 border-b-0 border-t border-solid border-line p-0 md:grid-cols-2 print:block [&>:first-child]:border-t-0 md:[&>:nth-child(2)]:border-t-0 print:[&>:nth-child(2)]:border-t!',
      // A card that is a link.
      tile: 'ring-on-focus h-full rounded border border-solid border-line bg-raised p-4 text-text no-underline shadow hover:bg-sunken',
      'field-box':
        'w-full min-h-11 px-3 py-2 rounded border border-solid border-edge bg-raised text-text text-base aria-[invalid=true]:border-danger aria-[invalid=true]:border-2 disabled:opacity-60',
      // A single-line field with its label inside its box, as high as the buttons beside it.
      'slim-field': 'pb-0! pt-4.5!',
      'slim-label':
        'pointer-events-none absolute inset-x-3 top-0.5 z-1 truncate text-sm leading-tight text-muted',
      // Sticks to the bottom of the window while its form is visible, unless it would cover too much of a low window.
      'save-bar':
        'mt-5 grid gap-3 border-x-0 border-b-0 border-t border-solid border-line bg-surface [.bg-raised_&]:bg-raised py-3 print:static [@media(min-height:24rem)]:sticky bottom-0 z-10',
      // A short message over the page, at the bottom of the window.
      toast:
        'ground-edge pointer-events-none fixed inset-x-0 bottom-4 z-40 mx-auto flex w-fit items-center gap-2 rounded-full px-4 py-2 font-semibold shadow',
      // Outlines a colored background in print and in forced-colors mode, which leave out backgrounds.
      'ground-edge': 'border border-solid border-transparent print:border-edge',
      'text-link': 'text-accent underline underline-offset-3 hover:text-accent-strong',
      'page-width': 'w-full max-w-6xl mx-auto px-4 sm:px-6',
    },
    // A vertical stack. In print it is no grid, because Firefox moves a grid that does not fit on a sheet to the next.
    [/^stack-(\d+)$/, ([, gap]) => `grid gap-${gap} print:block print:space-y-${gap}`],
  ],
  content: {
    // Plain .ts files have class names too.
    pipeline: { include: [/\.(ts|tsx|html)($|\?)/], exclude: [/node_modules/, /\.test\./] },
  },
})
