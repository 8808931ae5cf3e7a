/** Fills `{current}` and `{total}` of a message, e.g. "Bild 1 av 3". */
export function formatPosition(message: string, current: number, total: number): string {
  return message.replace('{current}', String(current)).replace('{total}', String(total))
}
