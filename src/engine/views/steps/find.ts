import type { Findings } from '../finding'
import { anchorOf } from '../anchor'
import type { StepsView } from './steps-view'

/** The steps of a plan. */
export function findInSteps({ dataset }: StepsView): Findings {
  return {
    kind: 'Steps',
    icon: 'i-lucide-route',
    findings: dataset.rows.map((row) => ({
      title: row.title,
      part: row.stage,
      text: row.description,
      texts: [row.timeframe, ...(row.careerConsiderations ?? [])],
      anchor: anchorOf(dataset, row.id),
    })),
  }
}
