import { useState } from 'react'
import { useRepository } from '../../store/RepositoryProvider'
import { listLooks } from '../list-looks'
import type { ListView } from './list-view'
import type { useListUrl } from './use-list-url'

interface Layout {
  name: string
  label: string
}

interface Look {
  layout?: string | undefined
  sort?: string | undefined
}

/**
 * The layout and the order of a list: those in the URL, or else those that the user chose last in this browser.
 * Values that the list does not have are ignored.
 */
export function useListLook(
  { entity, config, extensions }: ListView,
  url: ReturnType<typeof useListUrl>,
) {
  const repository = useRepository()
  // Changes made in another tab are picked up on remount.
  const [saved, setSaved] = useState<Look>(() => repository.load(listLooks)[entity.key] ?? {})
  const save = (chosen: Look) => {
    setSaved({ ...saved, ...chosen })
    repository
      .update(listLooks, (looks) => ({
        ...looks,
        [entity.key]: { ...looks[entity.key], ...chosen },
      }))
      .catch((error: unknown) => console.warn('The layout and order were not saved:', error))
  }

  const added = extensions.flatMap(({ layout }) => layout ?? [])
  const layouts: readonly Layout[] = [
    { name: 'cards', label: 'Cards' },
    ...(config.rows ? [{ name: 'rows', label: 'Rows' }] : []),
    ...added,
  ]
  const requested = url.layout ?? saved.layout
  const sort = url.sort ?? saved.sort ?? ''
  const order = config.sort && Object.hasOwn(config.sort, sort) ? config.sort[sort] : undefined
  const layout = layouts.find(({ name }) => name === requested)?.name ?? 'cards'
  return {
    layouts,
    /** The name of the chosen layout. */
    layout,
    /** The chosen layout, if an extension renders it. */
    customLayout: added.find(({ name }) => name === layout),
    setLayout: (layout: string) => {
      url.setLayout(layout === 'cards' ? '' : layout)
      save({ layout })
    },
    /** The name of the order; blank for newest first. */
    sort: order ? sort : '',
    order,
    setSort: (chosen: string) => {
      url.setSort(chosen)
      save({ sort: chosen })
    },
  }
}
