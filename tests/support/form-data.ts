/** A form as a browser posts it. */
export function formDataOf(values: Readonly<Partial<Record<string, string | File>>>): FormData {
  const formData = new FormData()
  for (const [name, value] of Object.entries(values)) if (value !== undefined) formData.append(name, value)
  return formData
}
