import { expect, it } from 'vitest'
import { findQuestions } from '@/app/public/find-questions'
import { faq } from '@/data/public/faq'

const found = (text: string) => findQuestions(faq.rows, text).map(({ id }) => id)

it('The search of the FAQ finds every word in a question or its answer, in any form, and no filler words', () => {
  expect(found('We just got ORDERS')).toContain('just-got-orders')
  expect(found('can I use it on my phone')).toContain('does-it-sync')
  expect(found('backups')).toContain('how-do-i-back-up')
  // This word occurs only in a list below the answer.
  expect(found('MilitaryChildCare.com')).toEqual(['just-got-orders'])
  expect(found('backup helicopter')).toEqual([])
})

it('A blank search finds all questions, in their order', () => {
  expect(found(' ')).toEqual(faq.rows.map(({ id }) => id))
})
