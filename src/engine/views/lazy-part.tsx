import { lazy, type ComponentType } from 'react'

/** Makes the parts that failed ready to load anew. */
const failed = new Set<() => void>()

/**
 * A component that loads when it is first drawn. React's own would stay failed for good once its load failed.
 * @param Instead what stands there where the load fails; without it the failure goes to the boundary around
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead?: ComponentType<NoInfer<Props>>,
): ComponentType<Props> {
  const attempt = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        failed.add(renew)
        if (Instead) return { default: Instead }
        throw error
      }),
    )
  const renew = () => void (Part = attempt())
  let Part = attempt()
  return function LazyPart(props) {
    return <Part {...props} />
  }
}

/** Lets every part whose load failed load again when it is next drawn. */
export function renewFailedParts() {
  for (const renew of failed) renew()
  failed.clear()
}
