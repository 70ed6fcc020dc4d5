import * as z from 'zod/mini'
import { instant } from './rules'

/** The fields of a record that the app sets. The user does not enter them. */
export interface Stamps {
  /** A millisecond timestamp as text, unique in its list. */
  id: string
  /** ISO instant. */
  createdAt: string
  /** ISO instant of the last edit, in entities that keep it. */
  updatedAt?: string | undefined
}

/** Validates stamps. */
export const stamps = z.object({
  id: z.string('Every record has an id.').check(z.minLength(1, 'Every record has an id.')),
  createdAt: instant(),
  updatedAt: z.optional(instant()),
})
