import { site } from '../src/data/site.ts'
import { colors } from '../src/engine/ui/tokens.ts'

/** The preview image of shared links. `npm run icons` renders it. */
export const card = {
  path: '/card.png',
  width: 1200,
  height: 630,
  alt: `The mark of ${site.name}: a star under a roof. ${site.description}`,
} as const

/** The preview image as HTML, for a screenshot. */
export function cardHtml(mark: string, fontUrl: string): string {
  const [background] = colors.accent
  const [text] = colors['on-accent']
  const [signal] = colors.signal
  return `<style>
    @font-face { font-family: Sans; src: url(${fontUrl}); font-weight: 100 900 }
    body { margin: 0; height: ${card.height}px; box-sizing: border-box; padding: 84px 96px; display: grid;
      align-content: space-between; background: ${background}; color: ${text}; font-family: Sans;
      border-bottom: 18px solid ${signal} }
    svg { width: 132px; height: 132px; margin-left: -20px }
    h1 { margin: 0 0 28px; font-size: 84px; line-height: 1.05; letter-spacing: -0.02em; font-weight: 800; max-width: 900px }
    p { margin: 0; font-size: 35px; line-height: 1.4; max-width: 960px }
  </style>
  ${mark}
  <div><h1>${site.name}</h1><p>${site.description}</p></div>`
}
