import { expect, test, vi } from 'vitest'
import { GET } from '@/app/api/calendar/[locale]/[file]/route'
import { events } from '@/content/events'

vi.useFakeTimers({ now: new Date('2025-10-20T12:00:00Z') })

const file = async (id: string) => {
  const params = Promise.resolve({ locale: 'sv', file: `${id}.ics` })
  return (await GET(new Request('https://site.example'), { params })).text()
}

test('a calendar knows an event that is moved within its year', async () => {
  const { days, id } = events.hostretreat
  const uid = /^UID:.*$/m.exec(await file(id))?.[0]
  vi.spyOn(days, 'from', 'get').mockReturnValue('2025-11-06')
  expect(await file(id)).toContain(`${uid}\r\n`)
})
