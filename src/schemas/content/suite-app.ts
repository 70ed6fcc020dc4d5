import * as z from 'zod/mini'
import { httpsAddress, icon, kebabId, line, oneOf, prose } from './content'

/** One product of the suite, as the Our Apps page shows it. */
export const suiteApp = z.object({
  id: kebabId(),
  icon: icon(),
  name: line(60),
  description: prose(300),
  /** What it costs, as people read it: "$49 one-time or $7 a month". */
  price: line(120),
  status: oneOf(['Available now', 'Coming soon', 'You are here']),
  /** Where it is, if it is another product. */
  url: z.optional(httpsAddress()),
})

export type SuiteApp = z.infer<typeof suiteApp>
