import { useState } from 'react'
import type { Vocabulary } from '@/engine/model/vocabulary'
import { Summary } from '@/engine/ui/Disclosure'
import { KeptDisclosure } from '@/engine/ui/KeptDisclosure'
import { SlimSelect } from '@/engine/ui/SlimSelect'
import { useIsPhone } from '@/engine/ui/use-is-phone'
import { profession } from '@/schemas/licensing/profession'
import { region } from '@/schemas/my-move/region'
import { licenseStanding, questionTitle } from '../question'
import type { useQuestion } from './use-question'

interface Props {
  asked: ReturnType<typeof useQuestion>
  /** Whether a paper is shown in place of the answer. */
  isOverPaper: boolean
}

/**
 * The selects of a question. On a phone they start collapsed if the user's license fills them in, or over a
 * paper, so that the answer or the paper is visible without scrolling.
 */
export function QuestionPart({ asked, isOverPaper }: Props) {
  const isPhone = useIsPhone()
  // Decided once: collapsing on the first change would take the focus away from the select.
  const [isAskedAtFirst] = useState(asked.isFromLicense && asked.question !== undefined)
  if (!isPhone || !(isAskedAtFirst || isOverPaper)) return <QuestionForm asked={asked} />
  return (
    <KeptDisclosure name="my-answer/question" className="-my-2">
      <Summary data-no-print>
        {asked.question ? questionTitle(asked.question) : 'Your Question'}
      </Summary>
      <div className="pb-2 pt-1">
        <QuestionForm asked={asked} />
      </div>
    </KeptDisclosure>
  )
}

/** The selects of a question. Each choice updates the URL immediately. */
function QuestionForm({ asked }: Pick<Props, 'asked'>) {
  const { from, to, change } = asked
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4" data-no-print>
      <div className="max-lg:col-span-full">
        <SlimSelect
          label="Profession"
          value={asked.profession?.id ?? ''}
          options={optionsOf(profession, asked.profession?.id)}
          onChange={(value) => change({ profession: value })}
        />
      </div>
      <SlimSelect
        label="From"
        value={from}
        options={optionsOf(region, from)}
        onChange={(value) => change({ from: value })}
      />
      <SlimSelect
        label="To"
        value={to}
        options={optionsOf(region, to)}
        onChange={(value) => change({ to: value })}
      />
      <div className="max-lg:col-span-full">
        <SlimSelect
          label="Your License"
          value={asked.standing}
          options={optionsOf(licenseStanding, asked.standing)}
          onChange={(value) => change({ license: value })}
        />
      </div>
    </div>
  )
}

/**
 * The options of a select. "Choose" is one of them only while nothing is chosen: it would remove the value from the
 * URL, and `usePrefill` would fill it in again.
 */
function optionsOf({ values, labels }: Vocabulary, chosen = '') {
  const options = values.map((value) => ({ value, label: labels[value] ?? value }))
  return chosen ? options : [{ value: '', label: 'Choose' }, ...options]
}
