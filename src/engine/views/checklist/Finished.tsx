import { Icon } from '../../ui/Icon'

/** A word of joy under the last item, at the moment it is ticked; it is announced with "Saved." */
export function Finished({ total }: { total: number }) {
  return (
    <p
      // Under the last box of the screen it would stand below it.
      ref={bringIntoSight}
      data-no-print
      className="mb-3 flex w-fit items-center gap-2 rounded bg-success-soft px-3 py-2 font-semibold text-success animate-fade-in-up animate-duration-300"
    >
      <Icon name="i-lucide-party-popper" className="size-6 animate-tada animate-duration-900" />
      <span>{`All ${total} checked off. Well done!`}</span>
    </p>
  )
}

function bringIntoSight(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
