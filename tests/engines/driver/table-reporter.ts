import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** Prints a table of journeys by engine, with results and milliseconds. */
export class TableReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    // Tests that a name filter (`-t`) skips get no row.
    const tests = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter((test) => test.result().state !== 'skipped' || test.meta().note)
    const engines = [...new Set(tests.map(({ project }) => project.name))].sort()
    const journeys = [...new Set(tests.map(({ name }) => name))]
    const width = Math.max(...journeys.map((name) => name.length), 'Journey'.length)
    const row = (name: string, cells: readonly string[]) =>
      console.log([name.padEnd(width), ...cells.map((cell) => cell.padStart(16))].join('  '))

    console.log()
    row('Journey', engines)
    for (const name of journeys) {
      const found = engines.map((engine) =>
        tests.find((test) => test.name === name && test.project.name === engine),
      )
      row(name, found.map(cellOf))
      for (const test of found) {
        const { note } = test?.meta() ?? {}
        if (test && note) console.log(`    ${test.project.name}: ${note}`)
        if (test?.diagnostic()?.flaky)
          console.log(`    ${test.project.name}: flaky, passed on retry`)
      }
    }
    row(
      'Passed',
      engines.map((engine) => {
        const own = tests.filter(({ project }) => project.name === engine)
        const run = own.filter((test) => test.result().state !== 'skipped')
        return `${run.filter((test) => test.ok()).length} of ${run.length}`
      }),
    )
  }
}

function cellOf(test: TestCase | undefined): string {
  if (!test) return '–'
  const { state } = test.result()
  if (state === 'skipped') return 'skipped'
  const outcome = test.diagnostic()?.flaky ? 'flaky' : state
  const duration = Math.round(test.diagnostic()?.duration ?? 0)
  return `${outcome} ${String(duration).padStart(6)}`
}
