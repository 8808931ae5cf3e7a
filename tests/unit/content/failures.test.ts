import { describe, expect, it } from 'vitest'
import { failureLabels } from '@/content/failures'
import { rootFailureLabels } from '@/content/root-failure'

describe('labels of the failure cards', () => {
  it('follow the spec to the letter', () => {
    expect(failureLabels('sv')).toEqual({
      title: 'Något gick fel',
      text: 'Vi ber om ursäkt, men det uppstod ett fel. Du kan försöka igen eller fortsätta använda andra delar av sidan.',
      retry: 'Försök igen',
      close: 'Stäng',
    })
    expect(failureLabels('sv', 'chatten').title).toBe('Fel i chatten')
    expect(rootFailureLabels('sv', false).title).toBe('Något gick fel')
    expect(rootFailureLabels('sv', true).title).toBe('Tekniskt fel')
  })
})
