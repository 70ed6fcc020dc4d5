import { useState } from 'react'
import { useRepository } from '../../store/RepositoryProvider'
import { listLooks } from '../list-looks'
import type { ListView } from './list-view'
import type { useListAddress } from './use-list-address'

interface Layout {
  name: string
  /** What people call it. */
  label: string
}

interface Look {
  layout?: string | undefined
  sort?: string | undefined
}

/**
 * How a person looks at a list: its layout and its order. The address says it, or else what they chose
 * last in this browser; what the list does not have is as if nobody had asked.
 */
export function useListLook(
  { entity, config, extensions }: ListView,
  address: ReturnType<typeof useListAddress>,
) {
  const repository = useRepository()
  // Changes made in another tab are picked up on remount.
  const [kept, setKept] = useState<Look>(() => repository.load(listLooks)[entity.key] ?? {})
  const keep = (chosen: Look) => {
    setKept({ ...kept, ...chosen })
    repository
      .update(listLooks, (looks) => ({
        ...looks,
        [entity.key]: { ...looks[entity.key], ...chosen },
      }))
      .catch((error: unknown) => console.warn('How the list is looked at was not kept:', error))
  }

  const added = extensions.flatMap(({ layout }) => layout ?? [])
  const layouts: readonly Layout[] = [
    { name: 'cards', label: 'Cards' },
    ...(config.rows ? [{ name: 'rows', label: 'Rows' }] : []),
    ...added,
  ]
  const asked = address.layout ?? kept.layout
  const sort = address.sort ?? kept.sort ?? ''
  const order = config.sort && Object.hasOwn(config.sort, sort) ? config.sort[sort] : undefined
  const layout = layouts.find(({ name }) => name === asked)?.name ?? 'cards'
  return {
    layouts,
    /** The name of the chosen one. */
    layout,
    /** The chosen one, where an extension draws it. */
    extension: added.find(({ name }) => name === layout),
    setLayout: (layout: string) => {
      address.setLayout(layout === 'cards' ? '' : layout)
      keep({ layout })
    },
    /** The name of the order; blank for newest first. */
    sort: order ? sort : '',
    order,
    setSort: (chosen: string) => {
      address.setSort(chosen)
      keep({ sort: chosen })
    },
  }
}
