import { useState } from 'react'
import { Button } from '@/engine/ui/Button'
import { Icon } from '@/engine/ui/Icon'
import { Notice } from '@/engine/ui/Notice'
import { usePanel } from '@/engine/ui/use-panel'
import { useDarkMode, type Refusal } from './use-dark-mode'

/** Switches between the light and the dark theme. Under the header, it says if the browser did not store the choice. */
export function ThemeToggle() {
  const { isDark, toggle } = useDarkMode()
  const { isOpen, setIsOpen, close, box, button } = usePanel()
  const [refusal, setRefusal] = useState<Refusal>()
  const press = () => {
    const refusal = toggle()
    setRefusal(refusal)
    setIsOpen(refusal !== undefined)
  }
  return (
    <div ref={box} className="shrink-0">
      <button
        ref={button}
        type="button"
        aria-pressed={isDark}
        aria-label="Dark mode"
        title="Dark mode"
        onClick={press}
        className="icon-button"
      >
        <Icon name={isDark ? 'i-lucide-sun' : 'i-lucide-moon'} className="size-5" />
      </button>
      {isOpen && refusal && (
        <div
          data-no-print
          className="absolute right-0 top-full z-30 m-2 max-w-md rounded border border-solid border-edge shadow sm:mx-6"
        >
          <Notice tone="warning" role="alert">
            <p>{sentences[refusal]}</p>
            <Button
              variant="secondary"
              aria-label="Dismiss this message"
              className="mt-3"
              onClick={close}
            >
              Dismiss
            </Button>
          </Notice>
        </div>
      )}
    </div>
  )
}

const UNTIL = 'The theme lasts until you close or reload this page.'

const sentences: Record<Refusal, string> = {
  full: `Your browser’s storage is full, so this choice was not saved. ${UNTIL}`,
  denied: `Your browser refused to save this choice. ${UNTIL}`,
}
