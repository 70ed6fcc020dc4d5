import { scrollToTop, screenshot, type Scene, type Screenshot } from './screenshot.ts'

/** The answer for a profession and a move between two states. */
function answer(profession: string, from: string, to: string): Scene {
  return {
    day: '2026-11-25',
    path: `/app/licensing?tab=answer&profession=${profession}&from=${from}&to=${to}`,
    show: async (page) => {
      const region = page.getByRole('region', { name: 'Does My License Move With Me?' })
      await region.getByRole('heading', { level: 3 }).first().waitFor()
      await scrollToTop(region)
    },
  }
}

const nurse = answer('registered-nurse', 'TX', 'VA')
const teacher = answer('teacher-educator', 'CA', 'CO')
const hairStylist = answer('cosmetologist-barber', 'NC', 'WA')
const counselor = answer('licensed-professional-counselor', 'AZ', 'OH')
const socialWorker = answer('social-worker', 'GA', 'HI')
const lawyer = answer('attorney', 'VA', 'TX')

/** The screenshots of docs/answers.md. */
export const answers: readonly Screenshot[] = [
  screenshot('answers-390-light', nurse, teacher, hairStylist),
  screenshot('answers-390-dark', counselor, socialWorker, lawyer),
  screenshot('answer-nurse-1280-light', nurse),
  screenshot('answer-teacher-1280-dark', teacher),
  screenshot('answer-hair-stylist-1280-light', hairStylist),
  screenshot('answer-counselor-1280-dark', counselor),
  screenshot('answer-social-worker-1280-light', socialWorker),
  screenshot('answer-lawyer-1280-dark', lawyer),
]
