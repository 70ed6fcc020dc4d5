import { usePageStore } from '../page-store'
import { useSearchValues } from '../url/use-search-values'
import './ask-before-leaving'
import { dropDraft, formName, keepDraft, onDraftsChange, readDraft, useDraftNames } from './drafts'
import { useOpenForm } from './open-forms'

/**
 * The text of a letter that the user may edit. Edits are a draft: they stay until the user discards them. See
 * docs/decisions/0010.
 * @param view names the view among those with letters
 * @param written the text without edits. Edits do not follow its changes
 * @param chosen the query parameters that choose the letter. They name its draft. An edit writes them to the URL, so
 * that neither a change in another tab nor a new day replaces the letter with one that has other defaults
 */
export function useLetterText(
  view: string,
  written: string,
  chosen: Readonly<Record<string, string>>,
) {
  const { change: changeSearch } = useSearchValues()
  const name = formName(view, new URLSearchParams(chosen).toString())
  const edited = usePageStore({ subscribe: onDraftsChange, get: () => readDraft(name)?.text })
  useOpenForm(name)
  const change = (text: string) => {
    const search = new URLSearchParams(window.location.search)
    // Not at each keystroke: browsers limit how often the URL may change.
    if (Object.entries(chosen).some(([param, value]) => search.get(param) !== value))
      changeSearch(chosen)
    if (text === written) dropDraft(name)
    else keepDraft(name, { text })
  }
  return {
    text: String(edited ?? written),
    isEdited: edited !== undefined,
    change,
    discard: () => dropDraft(name),
  }
}

/** The query parameters of each letter of a view that has edits. */
export function useEditedLetters(view: string): readonly URLSearchParams[] {
  const prefix = formName(view, '')
  return useDraftNames(prefix).map((name) => new URLSearchParams(name.slice(prefix.length)))
}
