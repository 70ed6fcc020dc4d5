import { bringToTop, picture, type Picture, type Scene } from './picture.ts'

/** An answer page: the profession and the two states. */
function answered(profession: string, from: string, to: string): Scene {
  return {
    day: '2026-11-25',
    path: `/app/licensing?tab=answer&profession=${profession}&from=${from}&to=${to}`,
    show: async (page) => {
      const region = page.getByRole('region', { name: 'Does My License Move With Me?' })
      await region.getByRole('heading', { level: 3 }).first().waitFor()
      await bringToTop(region)
    },
  }
}

const nurse = answered('registered-nurse', 'TX', 'VA')
const teacher = answered('teacher-educator', 'CA', 'CO')
const hairStylist = answered('cosmetologist-barber', 'NC', 'WA')
const counselor = answered('licensed-professional-counselor', 'AZ', 'OH')
const socialWorker = answered('social-worker', 'GA', 'HI')
const lawyer = answered('attorney', 'VA', 'TX')

/** The pictures of docs/answers.md. */
export const answers: readonly Picture[] = [
  picture('answers-390-light', nurse, teacher, hairStylist),
  picture('answers-390-dark', counselor, socialWorker, lawyer),
  picture('answer-nurse-1280-light', nurse),
  picture('answer-teacher-1280-dark', teacher),
  picture('answer-hair-stylist-1280-light', hairStylist),
  picture('answer-counselor-1280-dark', counselor),
  picture('answer-social-worker-1280-light', socialWorker),
  picture('answer-lawyer-1280-dark', lawyer),
]
