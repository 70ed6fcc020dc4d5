import type { HelpLine } from '@/schemas/content/help-line'

/** How and when to call or text a help line, as part of a sentence: "800-799-7233, or text START to 88788, day or night". */
export function howToReach({ text, textLine, hours }: HelpLine): string {
  return [text, textLine && `or ${textLine}`, hours].filter(Boolean).join(', ')
}

/** A link that calls the help line. */
export function callLink({ name, text, phone }: HelpLine): { name: string; url: string } {
  return { name: `Call ${name}: ${text.replace(/^dial /, '')}`, url: `tel:${phone}` }
}
