import * as z from 'zod/mini'
import { httpsAddress, kebabId, line, oneOf, prose, provenance } from '../content/content'

/** A career field with its popular certifications. */
export const certificationGuide = z.object({
  id: kebabId(),
  field: line(60),
  certifications: z
    .array(
      z.object({
        name: line(80),
        /** Who awards it. */
        issuingOrg: line(80),
        /** Whom it is for: for a first job in the field, after some time or training in it, after years of it. */
        level: oneOf(['Entry level', 'Next step', 'Advanced']),
        /** One sentence: what it is for. */
        note: prose(200),
        url: z.optional(httpsAddress()),
      }),
    )
    .check(z.minLength(3, 'Name at least 3 certifications.')),
  ...provenance,
})

export type CertificationGuide = z.infer<typeof certificationGuide>
