import { describe, expect, it } from 'vitest'
import { failureWords } from '@/content/failures'
import { rootFailureWords } from '@/content/root-failure'

describe('words of the failure cards', () => {
  it('follow the spec to the letter', () => {
    expect(failureWords('sv')).toEqual({
      title: 'Något gick fel',
      text: 'Vi ber om ursäkt, men det uppstod ett fel. Du kan försöka igen eller fortsätta använda andra delar av sidan.',
      retry: 'Försök igen',
    })
    expect(failureWords('sv', 'chatten').title).toBe('Fel i chatten')
    expect(rootFailureWords('sv', false).title).toBe('Något gick fel')
    expect(rootFailureWords('sv', true).title).toBe('Tekniskt fel')
  })
})
