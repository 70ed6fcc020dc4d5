import type { Dataset } from '../../model/dataset'
import type { Reviewed } from '../../model/reviewed'

/** One numbered step of a read-only plan. */
export interface StepRow extends Reviewed {
  id: string
  /** The stage of the plan that it belongs to. The steps of a stage must be consecutive. */
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
  lead?: string
  /** The heading over the considerations of a step. */
  considerationsTitle: string
}

/** A numbered plan in stages. Each step has a timeframe, and may have considerations. */
export function stepsView(
  dataset: Dataset<StepRow>,
  {
    considerationsTitle = 'Think About',
    ...texts
  }: { title: string; lead?: string; considerationsTitle?: string },
): StepsView {
  return { kind: 'steps', dataset, considerationsTitle, ...texts }
}

/** "1 step", "4 steps" */
export const stepCount = (count: number): string => (count === 1 ? '1 step' : `${count} steps`)

/** The timeframe that all steps of a stage share. Undefined if they differ, or if there is only one step. */
export function commonTime(steps: readonly StepRow[]): string | undefined {
  const [first, ...others] = steps
  const isShared =
    others.length > 0 && others.every(({ timeframe }) => timeframe === first?.timeframe)
  return isShared ? first?.timeframe : undefined
}
