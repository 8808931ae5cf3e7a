/**
 * What server actions put off until their answer has left. Stands in for the framework's function of that name:
 * `vi.mock('next/server', () => import('@/tests/support/after-answer'))`.
 */

type Task = () => Promise<unknown>
const tasks: Task[] = []

export function after(task: Task): void {
  tasks.push(task)
}

/** Does all of it, in order. */
export async function afterAnswer(): Promise<void> {
  for (const task of tasks.splice(0)) await task()
}

/** Drops it, as a server that ends with its answer does. */
export function endWithAnswer(): void {
  tasks.length = 0
}
