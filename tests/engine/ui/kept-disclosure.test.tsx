import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { openForPrint } from '@/engine/print'
import { Summary } from '@/engine/ui/Disclosure'
import { KeptDisclosure } from '@/engine/ui/KeptDisclosure'
import { wasLeftOpen } from '@/engine/ui/kept-open'

openForPrint()
beforeEach(() => sessionStorage.clear())

it('A part that is opened is remembered as open, even if the user leaves the page at once', async () => {
  const { unmount } = render(
    <KeptDisclosure name="outer" isOpen>
      <Summary>Outer</Summary>
      <KeptDisclosure name="inner">
        <Summary>
          <span>Inner</span>
        </Summary>
      </KeptDisclosure>
    </KeptDisclosure>,
  )
  const pressed = userEvent.click(screen.getByText('Inner'))
  screen.getByText('Inner').addEventListener('click', () => queueMicrotask(unmount))
  await pressed
  expect(screen.queryByText('Inner')).toBeNull()
  expect([wasLeftOpen('inner'), wasLeftOpen('outer')]).toEqual([true, true])
})

/** Resolves once the toggle events of the changes so far have fired. */
const toggled = () => new Promise((resolve) => setTimeout(resolve))

it.each([
  ['while the page is printed', toggled],
  ['after that', () => Promise.resolve()],
])(
  'Printing is not remembered as opening or closing a part, if the browser reports it %s',
  async (_, whilePrinting) => {
    render(
      <KeptDisclosure name="printed">
        <Summary>Printed</Summary>
      </KeptDisclosure>,
    )
    const part = screen.getByRole('group')
    dispatchEvent(new Event('beforeprint'))
    expect(part).toHaveProperty('open', true)
    await whilePrinting()
    expect(wasLeftOpen('printed')).toBeUndefined()
    dispatchEvent(new Event('afterprint'))
    await toggled()
    expect(part).toHaveProperty('open', false)
    expect(wasLeftOpen('printed')).toBeUndefined()

    // As the browser's search does, without a click.
    part.setAttribute('open', '')
    await waitFor(() => expect(wasLeftOpen('printed')).toBe(true))
  },
)
