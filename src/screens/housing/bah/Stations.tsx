import { useEffect, useId } from 'react'
import { bahYear } from '@/data/housing/bah-year'
import { usePageStore } from '@/engine/page-store'
import { useChange } from '@/engine/store/use-change'
import { useStored } from '@/engine/store/use-stored'
import { Failure } from '@/engine/ui/Failure'
import { ReviewedLine } from '@/engine/ui/ReviewedLine'
import { useToday } from '@/engine/use-today'
import { payGrade, payGrades, type PayGrade } from '@/schemas/housing/pay-grade'
import { currentMove, moves } from '@/schemas/my-move/move'
import {
  areaNotes,
  isOver,
  isUnsure,
  missingChoice,
  newAreaSentence,
  PROTECTED_RATE,
  rateDifference,
  UNSURE_DIFFERENCE,
  yearLine,
} from './bah-sentences'
import { rateOf } from './bah-rate'
import { entered as enteredStore, newAreaLine, placesOf, stationsOf, type Entered } from './entered'
import { findStation, type StationResult } from './find-station'
import { StationField } from './StationField'
import { StationRate } from './StationRate'

const isGrade = (value: string): value is PayGrade =>
  payGrades.values.some((grade) => grade === value)

/** What the two duty stations of a move pay, and the difference. */
export default function Stations({ onRate }: { onRate: (hasRate: boolean) => void }) {
  const ids = { grade: useId(), dependents: useId() }
  const today = useToday()
  const entered = usePageStore(enteredStore)
  const remembered = useStored(payGrade)
  const move = currentMove(useStored(moves))
  const { failure, change } = useChange(payGrade)
  const enter = (part: Partial<Entered>) => enteredStore.set({ ...enteredStore.get(), ...part })

  const places = placesOf(move)
  const { from, to } = stationsOf(entered, move)
  const { text, chosenId, region } = to
  const grade = entered.grade ?? remembered
  // Another tab may have stored another grade than the one that is shown here.
  const isRemembered = remembered !== '' && grade === remembered
  const { dependents } = entered
  const [fromStation, toStation] = [findStation(from), findStation(to)]
  const rateAt = (station: StationResult) =>
    station.kind === 'area' && grade !== '' && dependents !== ''
      ? rateOf(station.area, grade, dependents === 'yes')
      : undefined
  const [fromRate, toRate] = [rateAt(fromStation), rateAt(toStation)]
  const stations = [fromStation, toStation]
  const areas = stations.flatMap((station) => (station.kind === 'area' ? station.area : []))
  const hasUnsure = areas.some((area) => isUnsure(area, today))
  const notes = new Set(areas.flatMap((area) => areaNotes(area, today)))

  const sentence =
    toStation.kind === 'area' && toRate !== undefined && grade !== ''
      ? newAreaSentence(toStation.area, toRate, grade, dependents === 'yes', today)
      : ''
  useEffect(
    () => newAreaLine.set({ text: sentence, station: { text, chosenId, region } }),
    [sentence, text, chosenId, region],
  )
  const hasRate = fromRate !== undefined || toRate !== undefined
  useEffect(() => onRate(hasRate), [hasRate, onRate])

  const store = async (next: PayGrade | '', saved: string) => {
    const written = await change(() => next, saved)
    const { grade: shown, ...others } = enteredStore.get()
    // Once it is stored, a change in another tab shows here.
    if (written && shown === next) enteredStore.set(others)
  }
  const chooseGrade = (value: string) => {
    const next = isGrade(value) ? value : ''
    enter({ grade: next })
    if (isRemembered) void store(next, 'Saved.')
  }

  return (
    <div className="grid gap-4 pb-4">
      <p data-no-print className="max-w-prose text-sm">
        BAH follows the ZIP code of the duty station, not of the home. Is it an overseas tour
        without the family? Type the ZIP code where the family lives instead. BAH is not taxed.
        Nothing you type here leaves this browser.
      </p>
      <div data-no-print className="grid items-start gap-4 md:grid-cols-2">
        <StationField
          title="From"
          typed={from}
          station={fromStation}
          onChange={(station) => enter({ from: { station, place: places.from } })}
        />
        <StationField
          title="To"
          typed={to}
          station={toStation}
          onChange={(station) => enter({ to: { station, place: places.to } })}
        />
      </div>
      <div data-no-print className="flex flex-wrap items-end gap-4">
        <div>
          <label htmlFor={ids.grade} className="mb-1 block font-semibold">
            Pay Grade
          </label>
          <select
            id={ids.grade}
            className="field-box"
            value={grade}
            onChange={(event) => chooseGrade(event.target.value)}
          >
            <option value="">Choose</option>
            {payGrades.values.map((value) => (
              <option key={value} value={value}>
                {payGrades.labels[value]}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={ids.dependents} className="mb-1 block font-semibold">
            With Dependents
          </label>
          <select
            id={ids.dependents}
            className="field-box"
            value={dependents}
            onChange={({ target: { value } }) =>
              enter({ dependents: value === 'yes' || value === 'no' ? value : '' })
            }
          >
            <option value="">Choose</option>
            <option value="yes">Yes</option>
            <option value="no">No</option>
          </select>
        </div>
      </div>
      <Failure message={failure} />
      {areas.length > 0 && (grade === '' || dependents === '') && (
        <p className="font-semibold">
          <span>{missingChoice(grade, dependents)}</span>
        </p>
      )}
      {/* Always rendered, because a live region that is added with its text is not announced. */}
      <div aria-live="polite" className="grid gap-3 empty:absolute">
        {areas.length > 0 && (
          <>
            {hasRate && (
              <p className="hidden print:block">{`${grade}, ${dependents === 'yes' ? 'with' : 'without'} dependents`}</p>
            )}
            <dl className="m-0 grid grid-cols-2 gap-4">
              <StationRate title="From" station={fromStation} rate={fromRate} today={today} />
              <StationRate title="To" station={toStation} rate={toRate} today={today} />
            </dl>
            {fromRate !== undefined && toRate !== undefined && (
              <>
                <p className="text-lg font-bold">
                  {hasUnsure ? UNSURE_DIFFERENCE : rateDifference(fromRate, toRate, today)}
                </p>
                {!hasUnsure && !isOver(today) && <p className="max-w-prose">{PROTECTED_RATE}</p>}
              </>
            )}
            {[...notes].map((note) => (
              <p key={note} className="max-w-prose">
                {note}
              </p>
            ))}
          </>
        )}
      </div>
      <label data-no-print className="flex min-h-11 w-fit items-center gap-2">
        <input
          type="checkbox"
          className="size-6 accent-accent"
          checked={isRemembered}
          disabled={grade === ''}
          onChange={({ target: { checked } }) => {
            // A forgotten grade stays chosen on this visit.
            enter({ grade })
            if (checked) void store(grade, 'The pay grade is saved in this browser.')
            else void change(() => '', 'The pay grade is no longer saved.')
          }}
        />
        <span>Remember the Pay Grade</span>
      </label>
      <div>
        <p className={today > bahYear.lastDay ? 'font-semibold text-danger' : 'text-sm text-muted'}>
          {yearLine(today)}
        </p>
        <ReviewedLine row={bahYear} />
      </div>
    </div>
  )
}
