import type { IconName } from './icon-name'

interface Props {
  name: IconName
  className: string
}

/**
 * A Lucide icon. It is decorative: the text beside it has the same meaning. All icons come from one sprite, which the
 * build makes (`build/icon-sprite.ts`). A CSS image for each icon delayed a first visit by half a second on a slow
 * phone.
 */
export function Icon({ name, className }: Props) {
  return (
    <svg aria-hidden="true" className={`icon inline-block shrink-0 ${className}`}>
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}
