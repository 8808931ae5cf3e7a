import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** A process and its descendants (Linux). */
function familyOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return [pid, ...(children === '' ? [] : children.split(' ').map(Number).flatMap(familyOf))]
}

/** CPU time that processes and their descendants have used so far, in ms. */
export function cpuTime(pids: readonly number[]): number {
  return pids.flatMap(familyOf).reduce((sum, pid) => {
    // utime and stime are fields 14 and 15; the name before them may hold spaces
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return sum + ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND
  }, 0)
}

/** Keeps processes and their descendants on one core. */
export function pinTo(core: number, pids: readonly number[]): void {
  for (const pid of pids.flatMap(familyOf)) {
    execFileSync('taskset', ['-a', '-p', '-c', String(core), String(pid)], { stdio: 'ignore' })
  }
}
