'use client'

import { unstable_isUnrecognizedActionError as isUnrecognizedAction } from 'next/navigation'

/**
 * Why a server action gave no result.
 * - `outdated`: the page is older than the server, which does not know the action.
 * - `refused`: the request was answered with that status, and the action never ran.
 * - `unclear`: the connection was lost, or something between answered for the server.
 * - `silent`: no answer came. The router runs actions one after another, so on this page none can follow.
 */
export type ActionFailure =
  { kind: 'outdated' | 'connection' | 'unclear' | 'silent' } | { kind: 'refused'; status: number }

/** The page on which an action is still without an answer, and its heading. A navigation lets the router go on. */
let silent: { url: string; heading: Element | null } | undefined

/** How long the entry of a request that has failed is waited for. */
const ENTRY_MS = 500

/** Calls `onSign` at each sign that the server can be reached, until the timer that it returns is cleared. */
export type WatchServer = (onSign: () => void) => ReturnType<typeof setInterval>

/**
 * Calls a server action from the browser, waits for its answer until nothing was heard for so long, and never throws.
 * @param watchServer what counts as heard besides the answer
 */
export async function callAction<Result>(
  call: () => Promise<Result>,
  silenceMs: number,
  watchServer?: WatchServer,
): Promise<{ result: Result } | { failure: ActionFailure }> {
  const [url = ''] = location.href.split('#')
  if (silent?.url === url && silent.heading?.isConnected) return { failure: { kind: 'silent' } }
  const status = watchStatus(url)
  let timer: ReturnType<typeof setTimeout> | undefined
  let watch: ReturnType<typeof setInterval> | undefined
  const silence = new Promise<'silent'>((resolve) => {
    const restart = () => {
      clearTimeout(timer)
      timer = setTimeout(resolve, silenceMs, 'silent')
    }
    restart()
    watch = watchServer?.(restart)
  })
  const action = call()
  try {
    const result = await Promise.race([action.then((value) => ({ value })), silence])
    if (result !== 'silent') return { result: result.value }
    silent = { url, heading: document.querySelector('h1') }
    const goOn = () => (silent = undefined)
    action.then(goOn, goOn)
    return { failure: { kind: 'silent' } }
  } catch (error) {
    if (isUnrecognizedAction(error)) return { failure: { kind: 'outdated' } }
    if (error instanceof TypeError) return { failure: { kind: 'connection' } }
    const answered = await status.read()
    // A gateway's 408 and 5xx leave open whether the server has worked.
    const isRefused = answered >= 400 && answered < 500 && answered !== 408
    return { failure: isRefused ? { kind: 'refused', status: answered } : { kind: 'unclear' } }
  } finally {
    clearInterval(watch)
    clearTimeout(timer)
    status.stop()
  }
}

/**
 * Reads the status of the answer to a request that leaves from now on: the router's error does not tell it, the browser's
 * timing does. 0 where the browser does not say it.
 */
function watchStatus(url: string): { read: () => Promise<number>; stop: () => void } {
  let resolve: (status: number) => void = () => undefined
  const promise = new Promise<number>((settle) => (resolve = settle))
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      if (entry.initiatorType === 'fetch' && entry.name === url) resolve(entry.responseStatus)
    }
  })
  observer.observe({ type: 'resource' })
  return {
    read: () => {
      setTimeout(() => resolve(0), ENTRY_MS)
      return promise
    },
    stop: () => observer.disconnect(),
  }
}
