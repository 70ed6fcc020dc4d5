import * as z from 'zod/mini'
import { kebabId, line, prose, provenance } from './content'

/** A named part of a checklist. People's progress is stored by section id and item id: never change either. */
export const checklistSection = z.object({
  id: kebabId(),
  /** A Lucide icon: "i-lucide-calendar". */
  icon: line(40),
  name: line(60),
  description: prose(200),
  items: z.array(z.object({ id: kebabId(), text: line(200) })),
  ...provenance,
})

export type ChecklistSection = z.infer<typeof checklistSection>
