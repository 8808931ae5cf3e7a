import { describe, expect, it } from 'vitest'
import {
  canCycle,
  nextSlide,
  reduceSlideshow,
  startSlideshow,
  type SlideshowAction,
} from '@/components/sections/slideshow-state'

const play = (count: number, ...actions: SlideshowAction[]) =>
  actions.reduce(reduceSlideshow, startSlideshow(count))
const loaded = (slide: number) => ({ type: 'loaded', slide }) as const
const advance = { type: 'advance' } as const

describe('slideshow', () => {
  it('starts with one picture on the page', () => {
    expect(startSlideshow(9)).toMatchObject({ current: 0, previous: null, added: 1 })
  })

  it('adds the second picture after the first has loaded, and the rest later', () => {
    expect(play(9, loaded(0)).added).toBe(2)
    expect(play(9, loaded(0), loaded(1)).added).toBe(2)
    expect(play(9, loaded(0), loaded(1), { type: 'addRest' }).added).toBe(9)
  })

  it('adds no more pictures than there are', () => {
    expect(play(1, loaded(0)).added).toBe(1)
  })

  it('cycles once two pictures have loaded', () => {
    expect(canCycle(play(9, loaded(0)))).toBe(false)
    expect(canCycle(play(9, loaded(0), loaded(1)))).toBe(true)
  })

  it('wraps from the last slide to the first', () => {
    const all = play(3, loaded(0), loaded(1), loaded(2))
    expect(nextSlide({ ...all, current: 2 })).toBe(0)
  })

  it('remembers the slide that the next one fades in over', () => {
    expect(play(3, loaded(0), loaded(1), advance)).toMatchObject({ current: 1, previous: 0 })
  })

  it('leaves out pictures that have not loaded', () => {
    expect(play(3, loaded(0), loaded(1), advance, advance)).toMatchObject({ current: 0, previous: 1 })
  })

  it('stays where it is with a single picture', () => {
    const alone = play(2, loaded(0))
    expect(reduceSlideshow(alone, advance)).toBe(alone)
  })

  it('shows the next picture when the first cannot be fetched', () => {
    const state = play(3, { type: 'failed', slide: 0 }, loaded(1))
    expect(state).toMatchObject({ current: 1, added: 3 })
  })
})
