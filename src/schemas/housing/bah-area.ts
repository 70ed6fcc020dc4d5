import * as z from 'zod/mini'
import { line } from '../content/content'
import { ratedGrades } from './pay-grade'

/** The code that the Department of Defense gives a housing area, such as AK400. */
export const areaCode = () =>
  z
    .string('Give the code of the housing area.')
    .check(z.refine((code) => /^[A-Z]{2}\d{3}$/.test(code), 'Give the code as in AK400.'))

const rates = z
  .array(
    z
      .number('Give a number.')
      .check(z.refine((rate) => rate > 0 && rate % 3 === 0, 'Give whole dollars that 3 divides.')),
  )
  .check(z.refine((all) => all.length === ratedGrades.length, 'Give a rate for each grade.'))

/** The rates of a housing area, in dollars a month, in the order of `ratedGrades`. Its id is the area's code. */
export const bahArea = z.object({
  id: areaCode(),
  /** As published, in capitals. */
  name: line(60),
  withDependents: rates,
  withoutDependents: rates,
})

export type BahArea = z.infer<typeof bahArea>
