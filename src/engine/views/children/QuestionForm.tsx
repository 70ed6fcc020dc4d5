import { useState } from 'react'
import { childFormPrefix } from '../../form/drafts'
import { pendingSaves } from '../../form/pending-saves'
import type { AnyRecord } from '../../model/entity'
import { usePageStore } from '../../page-store'
import { childrenOf } from '../../store/children'
import { lazyPart } from '../../ui/lazy-part'
import { PendingView } from '../../ui/PendingView'
import { useListContext } from '../list/list-context'
import { QUESTION_FORM, type AnyQuestion } from './children-config'

const ChildForm = lazyPart(() => import('../../form/ChildForm'))

interface Props {
  /** The field with the children that the answer is added to. */
  field: string
  question: AnyQuestion
  record: AnyRecord
  /** Whether the question still needs an answer. */
  needsAnswer: boolean
}

/** The form of a question about a record, until it is answered or dismissed. Its draft has the prefix of the child forms. */
export function QuestionForm({ field, question, record, needsAnswer }: Props) {
  const { entity, closeFollowUp } = useListContext()
  const name = `${childFormPrefix(entity.key, field, record.id)}${QUESTION_FORM}`
  const isSaving = usePageStore(pendingSaves).has(name)
  // A stored answer ends the question before the form closes, which moves the focus.
  const [wasSaving, setWasSaving] = useState(isSaving)
  const isEnding = isSaving || (wasSaving && !needsAnswer)
  if (isEnding !== wasSaving) setWasSaving(isEnding)
  const spec = entity.fields[field]
  if (spec?.input !== 'children' || !(needsAnswer || isEnding)) return null
  return (
    <div
      className="mt-3 w-full rounded border border-solid border-line p-3 font-normal"
      data-no-print
    >
      <PendingView part={ChildForm} meanwhile={<p>Opening the form…</p>}>
        <ChildForm
          name={name}
          place={{ entity, recordId: record.id, field }}
          list={spec.of}
          title={question.title}
          prefilled={question.prefilled}
          fields={question.fields}
          others={childrenOf(record, field)}
          onClose={(announcement) => closeFollowUp(record.id, announcement)}
        />
      </PendingView>
    </div>
  )
}
