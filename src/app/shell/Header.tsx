import { Link, useLocation } from 'wouter'
import { Icon } from '@/engine/ui/Icon'
import { TOAST_CONTAINER_ID } from '@/engine/ui/SavedToast'
import { currentOf, navigation, profileItem } from './navigation'
import { Logo } from '../layout/Logo'
import { MobileMenu } from './MobileMenu'
import { SearchButton } from './SearchButton'
import { Subpages } from './Subpages'
import { ThemeToggle } from '@/engine/theme/ThemeToggle'

/** With more places than the app ships with, they are closer together, and the search button shows its icon only. */
const hasMany = navigation.length > 8

/**
 * The sticky bar over every /app route: logo, places, theme and, on small screens, the menu. What fits is
 * measured in the bar's own letters, as a user may have larger ones.
 */
export function Header() {
  const [path] = useLocation()
  return (
    <header
      data-no-print
      className="@container sticky top-0 z-30 border-b border-solid border-line bg-raised pt-[env(safe-area-inset-top)]"
    >
      <div className="page-width flex flex-wrap items-center justify-end @[79rem]:max-w-none sm:gap-x-2 @[11rem]:flex-nowrap @[62rem]:flex-wrap @[79rem]:flex-nowrap">
        <Link
          href="/app"
          className="ring-on-focus mr-auto flex min-h-13 min-w-0 max-w-46 items-center no-underline @[32rem]:max-w-none @[79rem]:mr-2 @[79rem]:max-w-46"
        >
          <Logo size="text-xs @[26rem]:text-sm @[40rem]:text-base @[79rem]:text-sm" />
        </Link>
        {/* In a row of its own, where the first has no room for it. */}
        <nav
          aria-label="Main"
          className="hidden @[62rem]:order-1 @[62rem]:block @[62rem]:basis-full @[79rem]:order-none @[79rem]:mr-auto @[79rem]:basis-auto"
        >
          <ul
            className={`-mx-2 flex list-none p-0 pb-1 @[79rem]:mx-0 @[79rem]:pb-0 ${hasMany ? '' : 'gap-0.5'}`}
          >
            {navigation.map((item) => (
              <li key={item.path} className="flex">
                <Link
                  href={item.path}
                  aria-current={currentOf(item, path)}
                  className={`nav-link inline-flex min-h-11 items-center whitespace-nowrap @[79rem]:text-sm ${hasMany ? 'px-1.5 @[79rem]:px-1' : 'px-2 @[79rem]:px-1.5'}`}
                >
                  {item.label}
                </Link>
                {item.subpages.length > 0 && <Subpages item={item} path={path} />}
              </li>
            ))}
          </ul>
        </nav>
        {/* It gives way before the name does. */}
        <div id={TOAST_CONTAINER_ID} className="shrink-9999 [&:not(:empty)]:min-w-7" />
        <SearchButton isShort={hasMany} />
        <div className="hidden shrink-0 @[62rem]:flex">
          <Link
            href={profileItem.path}
            aria-current={currentOf(profileItem, path)}
            aria-label={profileItem.label}
            title={profileItem.label}
            className="nav-link grid size-11 place-items-center"
          >
            <Icon name={profileItem.icon} className="size-5" />
          </Link>
          <Subpages item={profileItem} path={path} />
        </div>
        <ThemeToggle />
        <MobileMenu path={path} />
      </div>
    </header>
  )
}
