import * as z from 'zod/mini'
import {
  httpsAddress,
  kebabId,
  line,
  oneOf,
  phoneNumber,
  prose,
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
    /** Numbers for claims, from the two lists or from `phonesFrom`. A few states have one for each part. */
    phones: z.optional(z.array(phoneNumber())),
    /** Which number is for whom, as sentences. */
    phoneNote: z.optional(prose(200)),
    /** Omitted if two lists agree on the numbers. The page is one of `alsoFrom`. */
    phonesFrom: z.optional(
      z.object({
        page: oneOf(['a page of the state', 'a page that is not the state’s']),
        seen: reviewDay(),
      }),
    ),
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
