import type { Vocabulary } from '@/engine/model/vocabulary'
import { SlimSelect } from '@/engine/ui/SlimSelect'
import { profession } from '@/schemas/licensing/profession'
import { region } from '@/schemas/my-move/region'
import { licenseStanding } from '../question'
import type { useQuestion } from './use-question'

/** The selects of a question. Each choice updates the URL immediately. */
export function QuestionForm({ asked }: { asked: ReturnType<typeof useQuestion> }) {
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
