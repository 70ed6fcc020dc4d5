import type { AnyEntity } from '../../model/entity'
import type { AnyListConfig } from './list-view'
import type { useList } from './use-list'

/** What every layout draws the records of a list from. */
export interface LayoutProps {
  entity: AnyEntity
  config: AnyListConfig
  list: ReturnType<typeof useList>
}
