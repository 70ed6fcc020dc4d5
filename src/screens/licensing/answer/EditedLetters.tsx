import { Link } from 'wouter'
import { useEditedLetters } from '@/engine/form/use-letter-text'
import { labelOf, type Vocabulary } from '@/engine/model/vocabulary'
import { profession } from '@/schemas/licensing/profession'
import { region } from '@/schemas/my-move/region'
import { licenseStanding, type Question } from '../question'

/** Names the letters in `useLetterText`. */
export const LETTERS = 'letter-to-the-board'

/** What names the letter of a question: its parameters in the URL. */
export const letterParams = ({ profession: { id }, from, to, standing }: Question) => ({
  profession: id,
  from,
  to,
  license: standing,
})

/** Links to the letters with edits, because the page may open again with another question. */
export function EditedLetters() {
  const letters = useEditedLetters(LETTERS)
  if (letters.length === 0) return null
  return (
    <div data-no-print>
      <p>Your edited letters to the board:</p>
      <ul className="list-none p-0">
        {letters.map((chosen) => (
          <li key={chosen.toString()}>
            <Link
              href={`/app/licensing?tab=answer&paper=letter&${chosen.toString()}`}
              className="text-link inline-flex min-h-11 items-center"
            >
              {titleOf(chosen)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** "Registered Nurse: Texas to Washington (Active, in good standing)". */
function titleOf(chosen: URLSearchParams): string {
  const label = (set: Vocabulary, param: string) => labelOf(set, chosen.get(param) ?? '')
  return `${label(profession, 'profession')}: ${label(region, 'from')} to ${label(region, 'to')} (${label(licenseStanding, 'license')})`
}
