import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeChanges } from '@/engine/model/merge/merge-changes'
import { buildToyRecord } from '../../support/toy-entity'

const kite = buildToyRecord({ id: '1', name: 'Kite' })
const ball = buildToyRecord({ id: '2', name: 'Ball' })
const doll = buildToyRecord({ id: '3', name: 'Doll' })

describe('Two concurrent changes', () => {
  it('both add: both records are kept, each in its place', () => {
    expect(mergeChanges([kite], [ball, kite], [doll, kite])).toEqual([ball, doll, kite])
    expect(mergeChanges([], [ball], [doll])).toEqual([ball, doll])
  })

  it('one deletes, one adds: the record stays deleted', () => {
    expect(mergeChanges([kite, ball], [ball], [doll, kite, ball])).toEqual([doll, ball])
    expect(mergeChanges([kite, ball], [doll, kite, ball], [ball])).toEqual([doll, ball])
  })

  it('edit two fields of one record: both edits are kept', () => {
    const ours = [{ ...kite, name: 'Red kite' }]
    const theirs = [{ ...kite, maker: 'Us' }]
    expect(mergeChanges([kite], ours, theirs)).toEqual([{ ...kite, name: 'Red kite', maker: 'Us' }])
  })

  it('edit the same field: ours wins', () => {
    const merged = mergeChanges([kite], [{ ...kite, name: 'Red' }], [{ ...kite, name: 'Blue' }])
    expect(merged).toEqual([{ ...kite, name: 'Red' }])
  })

  it('one edits what the other deletes: the edited record stays', () => {
    const red = { ...kite, name: 'Red kite' }
    expect(mergeChanges([kite, ball], [red, ball], [ball])).toEqual([red, ball])
    expect(mergeChanges([kite, ball], [ball], [red, ball])).toEqual([red, ball])
  })

  it('tick two items of one checklist: both are ticked', () => {
    const base = { arrival: { unpack: false } }
    const ours = { arrival: { unpack: true } }
    const theirs = { arrival: { unpack: false, rest: true }, before: { pack: true } }
    expect(mergeChanges(base, ours, theirs)).toEqual({
      arrival: { unpack: true, rest: true },
      before: { pack: true },
    })
  })

  it('add records with the same id in the same millisecond: both are kept, with different ids', () => {
    const twin = { ...doll, id: ball.id }
    expect(mergeChanges([], [ball], [twin])).toEqual([ball, { ...twin, id: '3' }])
    // The same record in both, whatever the order of its fields, is one.
    expect(
      mergeChanges([], [ball], [Object.fromEntries(Object.entries(ball).toReversed())]),
    ).toEqual([ball])
  })

  it('only one side changes anything: its change is kept', () => {
    fc.assert(
      fc.property(json, json, (base, changed) => {
        expect(mergeChanges(base, changed, base)).toEqual(changed)
        expect(mergeChanges(base, base, changed)).toEqual(changed)
      }),
    )
  })
})

const json = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)))
