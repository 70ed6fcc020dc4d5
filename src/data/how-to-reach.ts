import type { HelpLine } from '@/schemas/content/help-line'

/**
 * How and when to call or text a help line, as part of a sentence: "800-799-7233, or text START to 88788, day or night".
 * The way to reach it from abroad follows a semicolon.
 */
export function howToReach({ text, textLine, hours, overseas }: HelpLine): string {
  const here = [text, textLine && `or ${textLine}`, hours].filter(Boolean).join(', ')
  return [here, overseas].filter(Boolean).join('; ')
}

/** A link that calls the help line. */
export function callLink({ name, text, phone }: HelpLine): { name: string; url: string } {
  return { name: `Call ${name}: ${text.replace(/^dial /, '')}`, url: `tel:${phone}` }
}

/** A link to the numbers for Military OneSource in other countries. */
export const callingFromOverseas = {
  name: 'Military OneSource international calling options',
  url: 'https://www.militaryonesource.mil/international-calling-options/',
}
