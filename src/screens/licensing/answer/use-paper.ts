import { useSearchValues } from '@/engine/url/use-search-values'
import { keysOf } from '@/engine/keys-of'

/** The papers that go with an application. */
export const papers = { clerk: 'Page for the Clerk', letter: 'Letter to the Board' } as const
export type Paper = keyof typeof papers
export const paperNames = keysOf<Paper>(papers)

/** The open paper, from the URL. Opening one adds a history entry, so Back closes it. */
export function usePaper() {
  const { search, change } = useSearchValues()
  const named = search.get('paper')
  return {
    paper: paperNames.find((paper) => paper === named),
    open: (next: Paper) => change({ paper: next }, 'push'),
    close: () => change({ paper: undefined }, 'push'),
  }
}
