/** The end of a day, in hours after its beginning. */
export const MIDNIGHT = 24

/** Hours after midnight: 9.5 for '09:30'. */
export function toHour(time: string): number {
  const [hour = '0', minute = '0'] = time.split(':')
  return Number(hour) + Number(minute) / 60
}
