import { describe, expect, test } from 'vitest'
import { uploadLimits } from '@/content/facts'
import { typeByName, validateFile } from '@/components/forms/job-application/schema'

const LIMIT = uploadLimits.megabytes * 1024 * 1024

describe('by name', () => {
  test.each([
    ['cv.pdf', 'pdf'],
    ['CV.PDF', 'pdf'],
    ['mitt cv (2).doc', 'doc'],
    ['../../etc/passwd.docx', 'docx'],
    ['C:\\fakepath\\cv.docx', 'docx'],
    ['履歴書🦌.pdf', 'pdf'],
    [`${'x'.repeat(1000)}.pdf`, 'pdf'],
    ['cv\u202Efdp.exe', undefined],
    ['cv.pdf\u0000', undefined],
    ['cv.pdf.exe', undefined],
    ['pdf', undefined],
    ['', undefined],
    ['cv.', undefined],
    ['cv.docm', undefined],
  ])('%j', (name, type) => {
    expect(typeByName(name)).toBe(type)
  })
})

describe('by size', () => {
  test.each([
    [0, 'fileEmpty'],
    [1, undefined],
    [LIMIT, undefined],
    [LIMIT + 1, 'fileTooLarge'],
  ])('%i bytes', (size, refusal) => {
    expect(validateFile({ name: 'cv.pdf', size })).toBe(refusal)
  })
})
