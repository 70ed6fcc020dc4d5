import * as z from 'zod/mini'
import { oneOf } from './content'
import { link } from './link'

/** A link of the Housing Hub, under one of its four headings. */
export const housingResource = z.extend(link, {
  group: oneOf(['Official', 'Rental & Purchase', 'Reviews', 'Moving']),
})

export type HousingResource = z.infer<typeof housingResource>
