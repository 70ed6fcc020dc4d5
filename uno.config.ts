import { defineConfig, presetIcons, presetWind4 } from 'unocss'
import { colors } from './src/engine/ui/tokens.ts'

const names = Object.keys(colors) as (keyof typeof colors)[]
const variables = (theme: 0 | 1) =>
  names.map((name) => `--${name}:${colors[name][theme]};`).join('')
const dark = `color-scheme:dark;${variables(1)}`

/** Black on white, whatever the theme; only hairlines are grey. Nothing has a ground on paper (`base.css`). */
const onPaper = (name: keyof typeof colors) => {
  if (name === 'line') return '#999'
  return /^(surface|raised|sunken|.*-soft)$/.test(name) ? '#fff' : '#000'
}
const inkOnPaper = names.map((name) => `--${name}:${onPaper(name)};`).join('')

export default defineConfig({
  presets: [
    presetWind4({ preflights: { reset: true, theme: 'on-demand' } }),
    presetIcons({ extraProperties: { display: 'inline-block', 'flex-shrink': '0' } }),
  ],
  theme: {
    colors: Object.fromEntries(names.map((name) => [name, `var(--${name})`])),
    font: { sans: "'Public Sans Variable', system-ui, -apple-system, 'Segoe UI', sans-serif" },
    radius: { DEFAULT: '0.625rem' },
    shadow: { DEFAULT: '0 1px 2px rgb(15 23 42 / 0.06), 0 2px 8px rgb(15 23 42 / 0.05)' },
  },
  // Both themes from the same names. Without the theme script (no JavaScript) the system decides.
  preflights: [
    {
      getCSS: () =>
        `:root{color-scheme:light;${variables(0)}}` +
        `:root[data-theme=dark]{${dark}}` +
        `@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}` +
        `@media (prefers-contrast:more){:root,:root[data-theme]{--muted:var(--text);--line:var(--edge)}}` +
        `@media print{:root,:root[data-theme]{color-scheme:light;${inkOnPaper}}}`,
    },
  ],
  shortcuts: {
    'focus-ring':
      'outline-none focus-visible:outline-3 focus-visible:outline-solid focus-visible:outline-accent focus-visible:outline-offset-2',
    'field-box':
      'w-full min-h-11 px-3 py-2 rounded border border-solid border-edge bg-raised text-text text-base aria-[invalid=true]:border-danger aria-[invalid=true]:border-2 disabled:opacity-60',
    // The edge of a coloured ground, for where grounds are not drawn: on paper and in forced colors.
    'ground-edge': 'border border-solid border-transparent print:border-edge',
    'text-link': 'text-accent underline underline-offset-3 hover:text-accent-strong',
    'page-width': 'w-full max-w-6xl mx-auto px-4 sm:px-6',
  },
  content: {
    // Icons are named in registries, configs and datasets, which are plain .ts files.
    pipeline: { include: [/\.(ts|tsx|html)($|\?)/], exclude: [/node_modules/, /\.test\./] },
  },
})
