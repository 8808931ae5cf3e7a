import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** What the system knows about running processes (Linux). */

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** A process and all that it has started. */
function familyOf(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return [pid, ...(children === '' ? [] : children.split(' ').map(Number).flatMap(familyOf))]
}

/**
 * Processor time that processes and their children have used so far, milliseconds.
 * @param {number[]} pids
 */
export function processorTime(pids) {
  return pids.flatMap(familyOf).reduce((sum, pid) => {
    // utime and stime are fields 14 and 15; the name before them may hold spaces
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
    return sum + ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND
  }, 0)
}

/** Keeps processes and their children on one core, so that who is measured does not share it with who measures. */
export function pinTo(core, pids) {
  for (const pid of pids.flatMap(familyOf)) {
    execFileSync('taskset', ['-a', '-p', '-c', String(core), String(pid)], { stdio: 'ignore' })
  }
}
