import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { Summary } from '@/engine/ui/Disclosure'
import { KeptDisclosure } from '@/engine/ui/KeptDisclosure'
import { wasLeftOpen } from '@/engine/ui/kept-open'

beforeEach(() => sessionStorage.clear())

it('A part that is opened is kept open, though the person leaves the page at once', async () => {
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
