import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { ScreenReader, type NamedElement } from './screen-reader.ts'

/** The folder for what Orca said in each journey, to be read by a maintainer. */
const recordings = 'test-results/screen-reader'

function journey(
  title: string,
  path: string,
  run: (reader: ScreenReader, folder: string) => Promise<void>,
) {
  test(title, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'orca-'))
    const reader = await ScreenReader.open(inject('address') + path, folder)
    try {
      await run(reader, folder)
      await reader.waitForSilence()
    } finally {
      await mkdir(recordings, { recursive: true })
      const said = (await reader.spoken()).join('\n')
      await writeFile(`${recordings}/${title.replace(/\W+/g, '-')}.txt`, `${said}\n`)
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
  await reader.activate(button('Add Job Application'))
  await expectRequiredAndBlank(reader, entry('Company'))
  await reader.fill(entry('Company'), 'Acme')
  await reader.fill(entry('Position'), 'Analyst')
  await reader.activate(button('Save'))
  await reader.waitFor({ role: 'heading', name: 'Analyst' })
  await reader.waitForSpeech('Saved Analyst at Acme.')
}

journey('An application can be added by ear', '/app/job-search', async (reader) => {
  await addApplication(reader)
  await expectSaidOnce(reader, 'Saved Analyst')
  expect((await reader.spoken()).join('\n')).not.toContain('You already have')
})

journey('An interview can be planned by ear', '/app/job-search', async (reader) => {
  await addApplication(reader)
  await reader.choose(statusOfAnalyst, 'Interview Scheduled')
  await reader.waitFor({ role: 'heading', name: 'When Is the Interview?' })
  await reader.typeDate(inTwoWeeks)
  await reader.focus({ role: 'spin button', name: 'Hours' })
  await reader.type('0230PM')
  await reader.activate(button('Save'))
  await reader.waitFor(button('Add to Calendar: Analyst at Acme…'))
  await reader.waitForSpeech('Saved Interview.')
  await expectSaidOnce(reader, 'Saved Interview.')
})

journey('A task can be checked off by ear', '/app/pcs-prep', async (reader) => {
  const task = {
    role: 'check box',
    name: 'Choose three references. Ask them now, while you still see each other.',
  }
  await reader.activate(task)
  await reader.waitForSpeech('Saved.')
  await expectSaidOnce(reader, 'Saved.')
  expect((await reader.waitFor(task)).states).toContain('checked')
  expect((await reader.spoken()).filter((line) => line === 'checked')).toHaveLength(1)
})

journey('A move can be planned by ear', '/app/move', async (reader) => {
  await expectRequiredAndBlank(reader, { role: 'date editor', name: 'Report Date' })
  await reader.typeDate(inTwoWeeks)
  await reader.activate(button('Save Move'))
  await reader.waitFor({ role: 'heading', name: 'This Week' })
  await reader.waitForSpeech('Your move and its plan are saved.')
  await expectSaidOnce(reader, 'Your move and its plan are saved.')
})

journey('The setup can be completed by ear', '/welcome', async (reader) => {
  await reader.activate({ role: 'link', name: 'Get Started' })
  await expectArrival(reader, 'Tell Us a Little About Yourself')
  await reader.fill(entry('Location'), 'Norfolk, VA')
  await reader.activate(button('Continue'))
  await expectArrival(reader, 'Your Information Stays Private')
  await reader.activate(button('Continue'))
  await expectArrival(reader, 'Choose Your Modules')
  await reader.activate(button('Finish Setup'))
  await expectArrival(reader, 'Good…')
})

journey('A backup can be restored by ear', '/app/settings', async (reader, folder) => {
  await copyFile('tests/fixtures/backup-v1.json', `${folder}/backup.json`)
  await reader.activate(button('Backup or export file…'))
  await reader.focus({ role: 'table cell', name: 'backup.json' })
  await reader.activate(button('Open'))
  await reader.activate({ role: 'radio button', name: 'Merge (recommended)…' })
  await reader.activate(button('Restore'))
  await reader.waitForSpeech('Restored.')
  await expectSaidOnce(reader, 'Restored.')
})

/** The title of a new page gets the focus, so that Orca reads it. docs/browsers.md explains when it does not. */
async function expectArrival(reader: ScreenReader, name: string) {
  await reader.waitFor({ role: 'heading', name })
  await reader.waitForSilence()
  expect((await reader.waitFor({ role: 'heading', name })).states, name).toContain('focused')
  const beginning = name.replace('…', '')
  expect(
    (await reader.spoken()).filter((line) => line.startsWith(beginning)).length,
    beginning,
  ).toBeLessThan(2)
}

async function expectSaidOnce(reader: ScreenReader, words: string) {
  const said = (await reader.spoken()).filter((line) => line.includes(words))
  expect(said, words).toHaveLength(1)
}

/** A blank field is exposed as required, and not yet as invalid. */
async function expectRequiredAndBlank(reader: ScreenReader, field: NamedElement) {
  const { states } = await reader.waitFor(field)
  expect(states, field.name).toContain('required')
  expect(states, field.name).not.toContain('invalid-entry')
}
