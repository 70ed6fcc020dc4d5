import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { ScreenReader, type Named } from './screen-reader.ts'

/** What was said in a journey is kept here, to be read by a person. */
const recordings = 'test-results/screen-reader'

function journey(
  sentence: string,
  path: string,
  run: (reader: ScreenReader, folder: string) => Promise<void>,
) {
  test(sentence, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'orca-'))
    const reader = await ScreenReader.open(inject('address') + path, folder)
    try {
      await run(reader, folder)
      await reader.rests()
    } finally {
      await mkdir(recordings, { recursive: true })
      const said = (await reader.spoken()).join('\n')
      await writeFile(`${recordings}/${sentence.replace(/\W+/g, '-')}.txt`, `${said}\n`)
      reader.close()
      if (!process.env.KEEP)
        await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    }
  })
}

const button = (name: string) => ({ role: 'push button', name })
const statusOfAnalyst = { role: 'combo box', name: 'Status: Analyst at Acme' }
const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000)
const entry = (name: string) => ({ role: 'entry', name })

async function addApplication(reader: ScreenReader) {
  await reader.use(button('Add Job Application'))
  await expectRequiredAndBlank(reader, entry('Company'))
  await reader.fill(entry('Company'), 'Acme')
  await reader.fill(entry('Position'), 'Analyst')
  await reader.use(button('Save'))
  await reader.finds({ role: 'heading', name: 'Analyst' })
  await reader.hears('Saved Analyst at Acme.')
}

journey('An application is added by ear', '/app/job-search', async (reader) => {
  await addApplication(reader)
  await expectSaidOnce(reader, 'Saved Analyst')
  expect((await reader.spoken()).join('\n')).not.toContain('You already have')
})

journey('An interview is planned by ear', '/app/job-search', async (reader) => {
  await addApplication(reader)
  await reader.choose(statusOfAnalyst, 'Interview Scheduled')
  await reader.finds({ role: 'heading', name: 'When Is the Interview?' })
  await reader.typeDate(inTwoWeeks)
  await reader.focus({ role: 'spin button', name: 'Hours' })
  await reader.type('0230PM')
  await reader.use(button('Save'))
  await reader.finds(button('Add to Calendar: Analyst at Acme…'))
  await reader.hears('Saved Interview.')
  await expectSaidOnce(reader, 'Saved Interview.')
})

journey('A task is checked by ear', '/app/pcs-prep', async (reader) => {
  const task = {
    role: 'check box',
    name: 'Choose three references. Ask them now, while you still see each other.',
  }
  await reader.use(task)
  await reader.hears('Saved.')
  await expectSaidOnce(reader, 'Saved.')
  expect((await reader.finds(task)).states).toContain('checked')
  expect((await reader.spoken()).filter((line) => line === 'checked')).toHaveLength(1)
})

journey('A move is planned by ear', '/app/move', async (reader) => {
  await expectRequiredAndBlank(reader, { role: 'date editor', name: 'Report Date' })
  await reader.typeDate(inTwoWeeks)
  await reader.use(button('Save Move'))
  await reader.finds({ role: 'heading', name: 'This Week' })
  await reader.hears('Your move and its plan are saved.')
  await expectSaidOnce(reader, 'Your move and its plan are saved.')
})

journey('The setup is done by ear', '/welcome', async (reader) => {
  await reader.use({ role: 'link', name: 'Get Started' })
  await expectArrival(reader, 'Tell Us a Little About Yourself')
  await reader.fill(entry('Location'), 'Norfolk, VA')
  await reader.use(button('Continue'))
  await expectArrival(reader, 'Your Information Stays Private')
  await reader.use(button('Continue'))
  await expectArrival(reader, 'Choose Your Modules')
  await reader.use(button('Finish Setup'))
  await expectArrival(reader, 'Good…')
})

journey('A backup is restored by ear', '/app/settings', async (reader, folder) => {
  await copyFile('tests/fixtures/backup-v1.json', `${folder}/backup.json`)
  await reader.use(button('Backup or export file…'))
  await reader.focus({ role: 'table cell', name: 'backup.json' })
  await reader.use(button('Open'))
  await reader.use({ role: 'radio button', name: 'Merge (recommended)…' })
  await reader.use(button('Restore'))
  await reader.hears('Restored.')
  await expectSaidOnce(reader, 'Restored.')
})

/** A new page's title has the focus, so that it is read. See docs/browsers.md for why it may be left unsaid. */
async function expectArrival(reader: ScreenReader, name: string) {
  await reader.finds({ role: 'heading', name })
  await reader.rests()
  expect((await reader.finds({ role: 'heading', name })).states, name).toContain('focused')
  const words = name.replace('…', '')
  expect(
    (await reader.spoken()).filter((line) => line.startsWith(words)).length,
    words,
  ).toBeLessThan(2)
}

async function expectSaidOnce(reader: ScreenReader, words: string) {
  const said = (await reader.spoken()).filter((line) => line.includes(words))
  expect(said, words).toHaveLength(1)
}

/** A blank field is said to be required, and not to be wrong already. */
async function expectRequiredAndBlank(reader: ScreenReader, field: Named) {
  const { states } = await reader.finds(field)
  expect(states, field.name).toContain('required')
  expect(states, field.name).not.toContain('invalid-entry')
}
