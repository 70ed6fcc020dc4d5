import { useEffect, useState } from 'react'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { buildIndex, type Index } from './build-index'

/** Everything that can be found, as it was when the palette opened; nothing until it is loaded. */
export function useIndex(): Index | undefined {
  const { load } = useRepository()
  const [index, setIndex] = useState<Index>()
  useEffect(() => {
    let isOpen = true
    void buildIndex(load).then((built) => isOpen && setIndex(built))
    return () => {
      isOpen = false
    }
  }, [load])
  return index
}
