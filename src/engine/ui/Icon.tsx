import type { IconName } from './icon-name'

interface Props {
  name: IconName
  className?: string
}

/**
 * A Lucide icon. It decorates: the text beside it says the same. All icons are drawn from one file that
 * the build makes (`build/icon-sprite.ts`); one image an icon in the styles cost a first visit half a
 * second on a slow phone.
 */
export function Icon({ name, className = 'size-[1em]' }: Props) {
  return (
    <svg aria-hidden="true" className={`icon inline-block shrink-0 ${className}`}>
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}
