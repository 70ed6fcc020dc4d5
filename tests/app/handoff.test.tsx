import { setTimeout as sleep } from 'node:timers/promises'
import { inflateRawSync } from 'node:zlib'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { datedItems } from '@/data/my-move/dated-items'
import {
  captureFragment,
  consumeFragment,
  putBackFragment,
} from '@/engine/handoff/arrived-fragment'
import { setDone } from '@/engine/model/checklist-progress'
import { clearTabState } from '@/engine/page-store'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { startRepository } from '@/engine/store/start'
import { LiveRegion } from '@/engine/ui/LiveRegion'
import { applications as applicationList } from '@/schemas/job-search/job-application'
import { moves } from '@/schemas/my-move/move'
import { checklistProgress } from '@/schemas/content/checklist-progress'
import { planProgress } from '@/schemas/my-move/plan-progress'
import LinkPart from '@/screens/account/user-data/handoff/LinkPart'
import ReceivePage from '@/screens/account/user-data/handoff/ReceivePage'
import { buildApplication, buildApplications } from '../support/applications'
import { heldLocks } from '../support/held-locks'
import { deflated, forgedFragment, linkFragment } from '../support/link-fragment'
import { buildMove, buildStoredMove } from '../support/moves'

type Stored = Readonly<Record<string, unknown>>

/** Makes this browser another device with this data. */
function switchToDevice(stored: Stored) {
  localStorage.clear()
  for (const [key, value] of Object.entries(stored))
    localStorage.setItem(key, JSON.stringify(value))
}

/** The values that this device has stored under these keys. */
const storedValues = (...keys: string[]) =>
  Object.fromEntries(keys.map((key) => [key, JSON.parse(localStorage.getItem(key) ?? 'null')]))

async function renderPart(part: React.ReactNode) {
  const repository = createRepository()
  const stop = await startRepository(repository, [])
  const rendered = render(
    <RepositoryProvider repository={repository}>
      {part}
      <LiveRegion />
    </RepositoryProvider>,
  )
  const close = () => {
    stop()
    rendered.unmount()
    clearTabState()
  }
  onTestFinished(close)
  return { user: userEvent.setup(), repository, close }
}

/** Creates a link on this device as a user does. */
async function send(choice: RegExp): Promise<string> {
  const { user, close } = await renderPart(<LinkPart onSendFile={() => undefined} />)
  await user.click(screen.getByRole('radio', { name: choice }))
  const { value } = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Link' })
  screen.getByRole('img', { name: /QR code/ })
  close()
  return value
}

/** Opens a link on this device. */
async function open(fragment: string) {
  history.replaceState(null, '', `/app/receive#${fragment}`)
  return renderPart(<ReceivePage />)
}
const fragmentOf = (link: string) => new URL(link).hash.slice(1)

async function receive(link: string) {
  const { user, close } = await open(fragmentOf(link))
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  await screen.findByText('Your data was restored.')
  close()
}

const move = buildStoredMove({ to: 'TX' })
const earlier = buildMove({ id: '1', status: 'done', reportDate: '2024-02-21' })
const [first, second] = [...datedItems.values()].filter(
  ({ store }) => store === 'checklistProgress',
)
const tick = (item: typeof first) => setDone({}, item?.section ?? '', item?.item ?? '', true)
const applications = [buildApplication({ id: '5', position: 'Nurse' })]

describe('Sending a part to another device by a link', () => {
  it('brings the move to the service member, and the service member’s checked tasks back', async () => {
    const mine = {
      moves: [move, earlier],
      checklistProgress: tick(first),
      jobApplications: applications,
    }
    switchToDevice(mine)
    const link = await send(/^Move tasks/)

    const skills = [{ id: '9', createdAt: '2026-11-20T00:00:00.000Z', name: 'Excel' }]
    switchToDevice({ professionalSkills: skills })
    await receive(link)
    expect(
      storedValues('moves', 'checklistProgress', 'professionalSkills', 'jobApplications'),
    ).toEqual({
      moves: [move],
      checklistProgress: tick(first),
      professionalSkills: skills,
      jobApplications: null,
    })

    localStorage.setItem('checklistProgress', JSON.stringify({ ...tick(first), ...tick(second) }))
    const back = await send(/^Move tasks/)
    switchToDevice(mine)
    await receive(back)
    const both = createRepository().load(checklistProgress)
    for (const item of [first, second]) {
      expect(both[item?.section ?? '']?.[item?.item ?? '']).toBe(true)
    }
    expect(storedValues('moves', 'jobApplications')).toEqual({
      moves: [move, earlier],
      jobApplications: applications,
    })
  })

  it('keeps unreadable data of other moves out of “Move tasks”', async () => {
    switchToDevice({ moves: [move], 'moves.unreadable.5': 'Grandma in Ohio' })
    const link = await send(/^Move tasks/)
    switchToDevice({})
    await receive(link)
    expect(storedValues('moves', 'moves.unreadable.5')).toEqual({
      moves: [move],
      'moves.unreadable.5': null,
    })
  })

  it('links to the plan after a move, and says how to send its checked tasks back', async () => {
    for (const [choice, isMove] of [
      [/^Move tasks/, true],
      [/^Applications/, false],
    ] as const) {
      switchToDevice({ moves: [move], jobApplications: applications })
      const link = await send(choice)
      switchToDevice({})
      const { user, close } = await open(fragmentOf(link))
      await user.click(await screen.findByRole('button', { name: 'Restore' }))
      await screen.findByText('Your data was restored.')
      const plan = screen.queryByRole('link', { name: 'Open My Move' })
      expect(plan?.getAttribute('href')).toBe(isMove ? '/app/move' : undefined)
      expect(screen.queryAllByText(/To send that back, open Settings/)).toHaveLength(isMove ? 1 : 0)
      const toDashboard = screen
        .getAllByRole('link')
        .filter((link) => link.getAttribute('href') === '/app')
      expect(toDashboard.map((link) => link.textContent)).toEqual(['Go to the Command Center'])
      close()
    }
  })

  it('links to the dashboard also when the same link is restored a second time', async () => {
    switchToDevice({ jobApplications: applications })
    const link = await send(/^Applications/)
    switchToDevice({})
    const { user } = await open(fragmentOf(link))
    await user.click(await screen.findByRole('button', { name: 'Restore' }))
    await screen.findByText('Your data was restored.')
    history.replaceState(null, '', `#${fragmentOf(link)}`)
    act(() => void window.dispatchEvent(new Event('hashchange')))
    await user.click(await screen.findByRole('button', { name: 'Restore' }))
    await screen.findAllByText(/Nothing was different/)
    screen.getByRole('link', { name: 'Go to the Command Center' })
  })

  it('does not link to the plan after an undo, and says that the restore was undone', async () => {
    switchToDevice({ moves: [move] })
    const link = await send(/^Move tasks/)
    switchToDevice({})
    const { user } = await open(fragmentOf(link))
    await user.click(await screen.findByRole('button', { name: 'Restore' }))
    await user.click(await screen.findByRole('button', { name: 'Undo the Restore' }))
    await screen.findByText('The restore was undone. What was here before is back.')
    expect(createRepository().load(moves)).toEqual([])
    expect(screen.queryByRole('link', { name: 'Open My Move' })).toBeNull()
    expect(screen.queryByText(/To send that back, open Settings/)).toBeNull()
  })

  it('does not link to the plan if the link has checked tasks but no move', async () => {
    switchToDevice({ checklistProgress: tick(first) })
    const link = await send(/^Everything/)
    switchToDevice({})
    const { user } = await open(fragmentOf(link))
    await user.click(await screen.findByRole('button', { name: 'Restore' }))
    await screen.findByText('Your data was restored.')
    expect(storedValues('checklistProgress')).toEqual({ checklistProgress: tick(first) })
    expect(screen.queryByRole('link', { name: 'Open My Move' })).toBeNull()
    expect(screen.queryByText(/To send that back, open Settings/)).toBeNull()
  })

  it.each([/^The whole move/, /^Everything/])(
    'brings tasks that were checked off before there was a move to the receiver’s move: %s',
    async (choice) => {
      switchToDevice({ checklistProgress: tick(first) })
      const link = await send(choice)
      switchToDevice({ moves: [move], checklistProgress: tick(second) })
      await receive(link)
      const both = createRepository().load(checklistProgress)
      for (const item of [first, second]) {
        expect(both[item?.section ?? '']?.[item?.item ?? '']).toBe(true)
      }
      expect(storedValues('moves')).toEqual({ moves: [move] })
    },
  )

  it('leaves out checked tasks whose move cannot be read, and says so', async () => {
    switchToDevice({ checklistProgress: tick(first) })
    localStorage.setItem('moves', '[{"cut')
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const link = await send(/^The whole move/)
    const here = { moves: [move], checklistProgress: tick(second) }
    switchToDevice(here)
    await open(fragmentOf(link))
    await screen.findByText('The move it belongs to cannot be read, so what is here stays.')
    expect(storedValues('moves', 'checklistProgress')).toEqual(here)
  })

  it('offers no way to delete what the link lacks, and stores nothing before Restore', async () => {
    switchToDevice({ jobApplications: applications })
    const link = await send(/^Applications/)
    const here = { jobApplications: [buildApplication({ id: '6', position: 'Teacher' })] }
    switchToDevice(here)
    const { user } = await open(fragmentOf(link))
    await screen.findByText(/^This link is from /)
    expect(screen.queryByRole('radio')).toBeNull()
    expect(storedValues('jobApplications')).toEqual(here)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await screen.findByText('The link was not used. Nothing was changed.')
    expect(storedValues('jobApplications')).toEqual(here)
  })

  it('includes earlier moves in “The whole move”', async () => {
    switchToDevice({ moves: [move, earlier] })
    const link = await send(/^The whole move/)
    switchToDevice({})
    await receive(link)
    expect(createRepository().load(moves)).toHaveLength(2)
  })

  it('fits 45 tasks into a link', async () => {
    const items = [...datedItems.values()].slice(0, 45)
    const progress = (store: string) =>
      items
        .filter((item) => item.store === store)
        .reduce((known, { section, item }) => setDone(known, section, item, true), {})
    switchToDevice({
      moves: [move],
      checklistProgress: progress(checklistProgress.key),
      planProgress: progress(planProgress.key),
    })
    const link = await send(/^Move tasks/)
    expect(link.length).toBeLessThanOrEqual(2_000)
  })

  it('offers the file if there is too much for a link', async () => {
    switchToDevice({ jobApplications: buildApplications(300) })
    let sent = 0
    const { user } = await renderPart(<LinkPart onSendFile={() => sent++} />)
    await user.click(screen.getByRole('radio', { name: /^Everything/ }))
    await screen.findByText(/^This is too much for a link: it would have [\d,]+ characters/)
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Send the File Instead' }))
    expect(sent).toBe(1)
  })

  it('says if there is nothing to send', async () => {
    switchToDevice({ jobApplications: applications })
    const { user } = await renderPart(<LinkPart onSendFile={() => undefined} />)
    await user.click(screen.getByRole('radio', { name: /^Move tasks/ }))
    await screen.findByText('There is nothing of this to send yet. Choose something else.')
  })

  it('never shows the link of another choice', async () => {
    switchToDevice({ moves: [move], jobApplications: applications })
    const { user } = await renderPart(<LinkPart onSendFile={() => undefined} />)
    await user.click(screen.getByRole('radio', { name: /^Move tasks/ }))
    const { value } = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Link' })
    fireEvent.click(screen.getByRole('radio', { name: /^Applications/ }))
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull()
    const made = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Link' })
    expect(made.value).not.toBe(value)
  })

  it('makes the link again when what it holds has changed, and keeps no late result of before', async () => {
    switchToDevice({ jobApplications: applications })
    const { user, repository } = await renderPart(<LinkPart onSendFile={() => undefined} />)
    const shownLink = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: 'Link' })
    const addOne = (id: string) =>
      act(() => repository.update(applicationList, (known) => [...known, buildApplication({ id })]))
    await user.click(screen.getByRole('radio', { name: /^Applications/ }))
    await waitFor(() => expect(shownLink()).not.toBeNull())
    expect(screen.queryByText(/so this is a new link/)).toBeNull()

    // The first link that is made from now on is ready only after the second one.
    let finish = () => {}
    const isLate = new Promise<void>((resolve) => (finish = resolve))
    const digest = crypto.subtle.digest.bind(crypto.subtle)
    const checksums = vi
      .spyOn(crypto.subtle, 'digest')
      .mockImplementationOnce((...parts) => isLate.then(() => digest(...parts)))
    await addOne('6')
    await waitFor(() => expect(checksums).toHaveBeenCalledTimes(1))
    await addOne('7')
    const shownIds = () => {
      const payload = shownLink()?.value.split('.').at(-1) ?? ''
      const text = String(inflateRawSync(Buffer.from(payload, 'base64url')))
      return [...text.matchAll(/"id":"(\d)"/g)].map(([, id]) => id)
    }
    await waitFor(() => expect(shownIds()).toEqual(['5', '6', '7']))
    // Seen, and read out.
    expect(screen.getAllByText(/^Your data changed, so this is a new link/)).toHaveLength(2)
    await act(async () => {
      finish()
      await sleep(20)
    })
    expect(shownIds()).toEqual(['5', '6', '7'])
  })

  it('offers the file for data of another version, and says that the version is the reason', async () => {
    switchToDevice({ schemaVersion: 99, jobApplications: applications })
    const { user } = await renderPart(<LinkPart onSendFile={() => undefined} />)
    await user.click(screen.getByRole('radio', { name: /^Applications/ }))
    await screen.findByText(/^Another version of this site saved your data/)
    screen.getByRole('button', { name: 'Send the File Instead' })
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

/** A fragment with this text and a valid checksum. */
const forged = (text: string) => forgedFragment(deflated(Buffer.from(text)))

const contentOf = (entries: string) =>
  `{"exportedAt":"2026-11-21T00:00:00.000Z","entries":${entries}}`

const good = await linkFragment({ jobApplications: applications })

describe('Cancel during the restore of a link', () => {
  const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
    user.click(screen.getByRole('button', { name }))
  const isRestored = () => storedValues('jobApplications').jobApplications !== null

  it('changes nothing if another tab still blocks the restore', async () => {
    switchToDevice({})
    const { release } = heldLocks()
    const { user } = await open(good)
    await screen.findByRole('button', { name: 'Restore' })
    await release()
    await press(user, 'Restore')
    await press(user, 'Cancel')
    await screen.findByText('The link was not used. Nothing was changed.')
    await release()
    expect(isRestored()).toBe(false)
    screen.getByText('The link was not used. Nothing was changed.')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is too late once the restore has begun: the page says so, confirms the restore and offers Undo', async () => {
    switchToDevice({})
    const { user, repository } = await open(good)
    await screen.findByRole('button', { name: 'Restore' })
    let finish = () => {}
    const onDisk = new Promise<void>((resolve) => (finish = resolve))
    vi.spyOn(repository.mirror, 'settled').mockReturnValue(onDisk)
    await press(user, 'Restore')
    await waitFor(() => expect(isRestored()).toBe(true))
    await press(user, 'Cancel')
    expect(screen.queryByText('The link was not used. Nothing was changed.')).toBeNull()
    expect(screen.getByRole('alert').textContent).toMatch(/^It is too late to cancel/)
    finish()
    await screen.findByText('Restored.')
    expect(screen.queryByRole('alert')).toBeNull()
    screen.getByText('Your data was restored.')
    await press(user, 'Undo the Restore')
    await waitFor(() => expect(isRestored()).toBe(false))
  })
})

it('A link that changes nothing says so, and offers no Undo of an earlier restore', async () => {
  const link = await linkFragment({ moves: [move] })
  switchToDevice({})
  const { user } = await open(link)
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  await screen.findByText('Your data was restored.')
  window.location.hash = link
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  const sentence = 'Nothing was different, so nothing was changed.'
  // Shown, and announced.
  expect(await screen.findAllByText(sentence)).toHaveLength(2)
  expect(screen.queryByText('Your data was restored.')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Undo the Restore' })).toBeNull()
  screen.getByRole('link', { name: 'Open My Move' })
})

/** Follows the link “Skip to content”. */
async function skipToContent() {
  // Without a change of the fragment, the browser fires no event.
  history.replaceState(null, '', location.pathname)
  const changed = new Promise((resolve) =>
    window.addEventListener('hashchange', resolve, { once: true }),
  )
  location.hash = '#main'
  await act(() => changed)
}

it('“Skip to content” keeps an open link, and the Undo of its restore', async () => {
  switchToDevice({})
  const { user } = await open(good)
  const restore = await screen.findByRole('button', { name: 'Restore' })
  await skipToContent()
  await user.click(restore)
  await screen.findByRole('button', { name: 'Undo the Restore' })
  await skipToContent()
  screen.getByRole('button', { name: 'Undo the Restore' })
  expect(screen.queryByRole('alert')).toBeNull()
})

describe('A link that cannot be used changes nothing, and the page says what to do', () => {
  it.each([
    ['cut', good.slice(0, -5), /end of this link is missing.*Copy the whole link again/],
    ['changed', good.replace(/.$/, '~'), /damaged.*ask for a new one/],
    ['of another product', 'access_token=abc', /damaged, or it is not from this site/],
    ['of a newer version', 'h=2.5.x', /newer version.*Reload this page while you are online/],
    [
      'with data of a newer version',
      forged(contentOf('{"schemaVersion":99,"unheard":1}')),
      /newer version/,
    ],
    ['of zeros', forged('\0'.repeat(1_400_000)), /holds more than any link/],
    ['with prototype keys', forged(contentOf('{"__proto__":{"isAdmin":true}}')), /damaged/],
    ['that is not JSON', forged('hello'), /damaged/],
    ['that is a list', forged('[1,2]'), /damaged/],
    ['nested deeply', forged(contentOf(`{"moves":${'['.repeat(90)}${']'.repeat(90)}}`)), /damaged/],
    ['without a date', forged('{"entries":{}}'), /damaged/],
  ])('%s', async (_, fragment, sentence) => {
    const here = { jobApplications: [buildApplication({ id: '6' })] }
    switchToDevice(here)
    await open(fragment)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(sentence)
    expect(alert.textContent).toMatch(/Nothing was changed/)
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
    expect(storedValues('jobApplications')).toEqual(here)
    expect('isAdmin' in {}).toBe(false)
  })

  it('keeps markup in a record as text', async () => {
    switchToDevice({})
    const position = '<img src=x onerror=alert(1)>'
    const jobApplications = [buildApplication({ position })]
    const { user } = await open(await linkFragment({ jobApplications }))
    await user.click(await screen.findByRole('button', { name: 'Restore' }))
    await screen.findByText('Your data was restored.')
    expect(createRepository().load(applicationList)).toMatchObject([{ position }])
    expect(document.querySelector('img')).toBeNull()
  })

  it('leaves out a record with a URL that runs code, and says so', async () => {
    switchToDevice({})
    const hostile = buildApplication({ id: '7', applicationUrl: 'javascript:alert(1)' })
    const jobApplications = [hostile, ...applications]
    const { user } = await open(await linkFragment({ jobApplications }))
    await screen.findByText(/^Entry 1 was left out\. Posting Link: Start the link/)
    await user.click(screen.getByRole('button', { name: 'Restore' }))
    await screen.findByText('Your data was restored.')
    expect(
      createRepository()
        .load(applicationList)
        .map(({ id }) => id),
    ).toEqual(['5'])
  })

  it('without a fragment, the page says what it is for, also after “Skip to content”', async () => {
    await open('')
    screen.getByRole('heading', { name: 'Open a Link or QR Code' })
    await skipToContent()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('The fragment of a link', () => {
  const goTo = (url: string) => history.pushState({ scroll: 5 }, '', url)

  it('is removed from the URL and the history on arrival', () => {
    goTo('/app/receive?from=mail#h=1.2.3.4')
    captureFragment()
    expect(location.href).toBe(`${location.origin}/app/receive?from=mail`)
    expect(history.state).toEqual({ scroll: 5 })
    expect(consumeFragment()).toBe('h=1.2.3.4')
    expect(consumeFragment()).toBe('')
  })

  it('is not lost if the person skips to the content before the page has loaded', () => {
    goTo('/app/receive#h=1.2.3.4')
    captureFragment()
    goTo('/app/receive#main')
    captureFragment()
    expect(location.hash).toBe('#main')
    expect(consumeFragment()).toBe('h=1.2.3.4')
  })

  it('is put back for a reload of a page that failed before it read the link', () => {
    goTo('/app/receive#h=1.2.3.4')
    captureFragment()
    putBackFragment()
    expect(location.href).toBe(`${location.origin}/app/receive#h=1.2.3.4`)
    goTo('/app/housing')
    putBackFragment()
    expect(location.hash).toBe('')
    consumeFragment()
    goTo('/app/receive')
    putBackFragment()
    expect(location.hash).toBe('')
  })

  it('stays in the URL of another page', () => {
    goTo('/app/settings#restore')
    captureFragment()
    expect(location.hash).toBe('#restore')
  })

  it('stays in the URL of a page whose path only begins the same', () => {
    goTo('/app/receiver#h=1.2.3.4')
    captureFragment()
    expect(location.hash).toBe('#h=1.2.3.4')
    expect(consumeFragment()).toBe('')
  })

  it('is also captured if the path ends with a slash', () => {
    goTo('/app/receive/#h=1.2.3.4')
    captureFragment()
    expect(location.hash).toBe('')
    expect(consumeFragment()).toBe('h=1.2.3.4')
  })
})
