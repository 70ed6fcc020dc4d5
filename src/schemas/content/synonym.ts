import * as z from 'zod/mini'
import { kebabId } from './content'

/** Words as the global search compares them: lowercase letters, no accents, one space between two words. */
const words = () =>
  z
    .string('Write a word or a phrase.')
    .check(
      z.refine(
        (text) => /^[a-z0-9]+(?:[ '’-][a-z0-9]+)*$/.test(text),
        'Write it in small letters, without accents, with one space between two words.',
      ),
    )

/** What people call something, and what the product’s texts call it. */
export const synonym = z.object({
  id: kebabId(),
  /** What people type. */
  asked: z.array(words()).check(z.minLength(1, 'Give at least one word that people type.')),
  /** Phrases that people type at the end of a question. Followed by other words they mean something else. */
  askedAtEnd: z.optional(z.array(words())),
  /** What the search looks for in addition. The beginning of a word is enough: "counsel" finds "counselor". */
  written: z.array(words()).check(z.minLength(1, 'Give at least one word of the texts.')),
  /** Whether the user is in need: help comes first then, whatever else was asked. */
  isUrgent: z.optional(z.boolean()),
})

export type Synonym = z.infer<typeof synonym>
