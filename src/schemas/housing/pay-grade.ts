import * as z from 'zod/mini'
import { defineDocument } from '@/engine/model/document'
import { vocabulary, type ValueOf } from '@/engine/model/vocabulary'

/** Military pay grades, in the order of the allowance's tables. O-1E to O-3E have prior enlisted service. */
export const payGrades = vocabulary({
  'E-1': 'E-1',
  'E-2': 'E-2',
  'E-3': 'E-3',
  'E-4': 'E-4',
  'E-5': 'E-5',
  'E-6': 'E-6',
  'E-7': 'E-7',
  'E-8': 'E-8',
  'E-9': 'E-9',
  'W-1': 'W-1',
  'W-2': 'W-2',
  'W-3': 'W-3',
  'W-4': 'W-4',
  'W-5': 'W-5',
  'O-1E': 'O-1E',
  'O-2E': 'O-2E',
  'O-3E': 'O-3E',
  'O-1': 'O-1',
  'O-2': 'O-2',
  'O-3': 'O-3',
  'O-4': 'O-4',
  'O-5': 'O-5',
  'O-6': 'O-6',
  'O-7': 'O-7',
  'O-8': 'O-8',
  'O-9': 'O-9',
  'O-10': 'O-10',
})

export type PayGrade = ValueOf<typeof payGrades>

/** The grades with their own rate. O-8 to O-10 get the rate of O-7. */
export const ratedGrades = payGrades.values.slice(0, payGrades.values.indexOf('O-7') + 1)

/** The index of a grade's rate in the rates of an area. */
export function rateIndex(grade: PayGrade): number {
  return Math.min(payGrades.values.indexOf(grade), ratedGrades.length - 1)
}

/** The service member's pay grade: blank unless the user chose to save it. */
export const payGrade = defineDocument<PayGrade | ''>({
  key: 'payGrade',
  contents: 'pay grade',
  schema: z.union([payGrades.schema, z.literal('')]),
  empty: '',
})
