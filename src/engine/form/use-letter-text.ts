import { useEffect, useState } from 'react'
import { changedValues, type Scalars } from '../model/field'
import './ask-before-leaving'
import { dropDraft, keepDraft, readDraft } from './drafts'
import { useSearchValues, type SearchValues } from '../url/use-search-values'
import { useOpenForm } from './open-forms'

/**
 * The text of a letter that the user may edit. Edits are a draft: they survive a reload. They end when the view is
 * closed, because nothing saves them.
 * @param name names the draft of the view
 * @param letter names the letter among those of the view
 * @param written the text without edits
 * @param chosen the query parameters that choose the letter. The first edit writes them to the URL, so that neither a
 * change in another tab nor a new day replaces the letter with one that has other defaults
 */
export function useLetterText(name: string, letter: string, written: string, chosen: SearchValues) {
  const { change: changeSearch } = useSearchValues()
  const [edits, setEdits] = useState<Scalars>(() => readDraft(name) ?? {})
  useOpenForm(name)
  useEffect(() => () => dropDraft(name), [name])
  const change = (text: string) => {
    const next = changedValues({ [letter]: written }, { ...edits, [letter]: text })
    if (edits[letter] === undefined) changeSearch(chosen)
    setEdits(next)
    if (Object.keys(next).length > 0) keepDraft(name, next)
    else dropDraft(name)
  }
  return { text: String(edits[letter] ?? written), change }
}
