/** What the visitor asked for with the pause button; `auto` until then. */
type SlideshowChoice = 'auto' | 'playing' | 'paused'

/** Everything a slideshow remembers. Slides are counted from 0. */
export interface SlideshowState {
  count: number
  current: number
  /** The slide that the current one fades in over; none before the first change. */
  previous: number | null
  /** How many slides have their picture on the page: one at first, so that nothing competes with it. */
  added: number
  loaded: ReadonlySet<number>
  choice: SlideshowChoice
}

export type SlideshowAction =
  | { type: 'loaded' | 'failed'; slide: number }
  | { type: 'addRest' }
  | { type: 'advance' }
  | { type: 'choose'; choice: SlideshowChoice }

/** Cycling starts when this many pictures have loaded (site.md, section 4). */
const LOADED_TO_CYCLE = 2

/** A slideshow of `count` slides that stands on its first. */
export function startSlideshow(count: number): SlideshowState {
  return {
    count,
    current: 0,
    previous: null,
    added: 1,
    loaded: new Set(),
    choice: 'auto',
  }
}

/** True once enough pictures have loaded to change between them. */
export function canCycle({ loaded }: SlideshowState): boolean {
  return loaded.size >= LOADED_TO_CYCLE
}

/** The slide that follows: the next in order whose picture has loaded, after the last one the first again. */
export function nextSlide({ current, count, loaded }: SlideshowState): number {
  for (let step = 1; step < count; step++) {
    const candidate = (current + step) % count
    if (loaded.has(candidate)) return candidate
  }
  return current
}

/** One step of a slideshow. */
export function reduceSlideshow(state: SlideshowState, action: SlideshowAction): SlideshowState {
  switch (action.type) {
    case 'loaded':
      return addAfter(
        showLoaded({ ...state, loaded: new Set([...state.loaded, action.slide]) }),
        action.slide,
      )
    case 'failed':
      return addAfter(state, action.slide)
    case 'addRest':
      return { ...state, added: state.count }
    case 'advance': {
      const next = nextSlide(state)
      return next === state.current ? state : { ...state, current: next, previous: state.current }
    }
    case 'choose':
      return { ...state, choice: action.choice }
  }
}

/** Where the picture that should show has failed, the first one that loads takes its place. */
function showLoaded(state: SlideshowState): SlideshowState {
  return state.loaded.has(state.current) ? state : { ...state, current: nextSlide(state) }
}

/** Until the slideshow can cycle, each picture waits for the one before it; then the rest follow together. */
function addAfter(state: SlideshowState, slide: number): SlideshowState {
  if (canCycle(state)) return state
  return { ...state, added: Math.min(state.count, Math.max(state.added, slide + 2)) }
}
