import type { Dataset } from '../../model/dataset'
import type { Reviewed } from '../../model/reviewed'

/** One numbered step of a read-only plan. */
export interface StepRow extends Reviewed {
  id: string
  /** The part of the plan that it belongs to. The steps of a stage follow each other. */
  stage: string
  title: string
  description: string
  timeframe: string
  careerConsiderations?: readonly string[] | undefined
}

export interface StepsView {
  kind: 'steps'
  dataset: Dataset<StepRow>
  title: string
  lead: string | undefined
  /** The heading over what a step means beyond itself. */
  considerationsTitle: string
}

/** A numbered plan in stages: each step with its time and what to think of. */
export function stepsView(
  dataset: Dataset<StepRow>,
  texts: { title: string; lead?: string; considerationsTitle?: string },
): StepsView {
  return {
    kind: 'steps',
    dataset,
    title: texts.title,
    lead: texts.lead,
    considerationsTitle: texts.considerationsTitle ?? 'Think About',
  }
}

/** "1 step", "4 steps" */
export const stepCount = (count: number): string => (count === 1 ? '1 step' : `${count} steps`)

/** The time that all steps of a stage have, where it has several. */
export function commonTime(steps: readonly StepRow[]): string | undefined {
  const [first, ...others] = steps
  const isShared =
    others.length > 0 && others.every(({ timeframe }) => timeframe === first?.timeframe)
  return isShared ? first?.timeframe : undefined
}
