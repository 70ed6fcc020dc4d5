import { Icon } from '@/engine/ui/Icon'
import { useDarkMode } from './use-dark-mode'

/** Switches between the light and the dark theme. */
export function ThemeToggle() {
  const { isDark, toggle } = useDarkMode()
  return (
    <button
      type="button"
      aria-pressed={isDark}
      aria-label="Dark mode"
      title="Dark mode"
      onClick={toggle}
      className="icon-button"
    >
      <Icon name={isDark ? 'i-lucide-sun' : 'i-lucide-moon'} className="size-5" />
    </button>
  )
}
