import * as z from 'zod/mini'
import {
  httpsAddress,
  kebabId,
  line,
  phoneNumber,
  provenance,
  reviewDay,
  siteNeedsSource,
} from '../content/content'
import { region } from '../my-move/region'

/** The office that pays unemployment benefits to people who worked in a state. */
export const unemploymentOffice = z
  .object({
    /** The state's code in lower case. */
    id: kebabId(),
    state: region.schema,
    name: line(90),
    /** Omitted unless two lists agree on it. */
    site: z.optional(httpsAddress()),
    /**
     * Numbers for claims on which two lists agree, or that a page of the state gives. A few states have one for each part,
     * or another one for callers from outside.
     */
    phones: z.optional(z.array(phoneNumber())),
    /** The day on which the lists were compared. */
    comparedOn: reviewDay(),
    ...provenance,
  })
  .check(
    siteNeedsSource,
    z.refine(({ site, phones }) => phones === undefined || site !== undefined, {
      path: ['phones'],
      error: 'A phone number is shown only beside a site.',
    }),
  )

export type UnemploymentOffice = z.infer<typeof unemploymentOffice>
