import { describe, expect, it } from 'vitest'
import { colors, type ColorName } from '@/engine/ui/tokens'

/** Relative luminance of a color like "#1c3966". Source: WCAG 2.2, "relative luminance". */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colors, 1 to 21. Source: WCAG 2.2, "contrast ratio". */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const backgrounds: readonly ColorName[] = [
  'surface',
  'raised',
  'sunken',
  'neutral-soft',
  'accent-soft',
  'signal-soft',
  'success-soft',
  'warning-soft',
  'danger-soft',
]

/** Text colors and the backgrounds they are used on. */
const pairs: readonly (readonly [text: ColorName, background: ColorName])[] = [
  ...backgrounds.flatMap((background) => [
    ['text', background] as const,
    ['accent', background] as const,
  ]),
  ...backgrounds.map((background) => ['muted', background] as const),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-night', 'night'],
  ['on-signal', 'signal'],
  ['raised', 'danger'],
  ...(['success', 'warning', 'danger'] as const).flatMap((tone) => [
    [tone, `${tone}-soft`] as const,
    [tone, 'raised'] as const,
  ]),
]

const themes = [
  ['light', 0],
  ['dark', 1],
] as const

describe.each(themes)('In the %s theme', (_, theme) => {
  it.each(pairs)('%s on %s can be read: a contrast of at least 4.5', (text, background) => {
    expect(contrast(colors[text][theme], colors[background][theme])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['warning-soft', 'signal-soft'] as const)('%s is amber: more red than blue', (name) => {
    const [red = 0, blue = 0] = [1, 5].map((at) =>
      parseInt(colors[name][theme].slice(at, at + 2), 16),
    )
    expect(red).toBeGreaterThan(blue)
  })

  it.each(['surface', 'raised'] as const)(
    'the border of a control is visible on %s: a contrast of at least 3',
    (background) => {
      expect(contrast(colors.edge[theme], colors[background][theme])).toBeGreaterThanOrEqual(3)
    },
  )
})

it('Black on white has the highest possible contrast', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})
