import { describe, expect, it } from 'vitest'
import { initialChat, searchFaq, stepChat } from '@/components/widgets/chat/chat-state'

const entries = [
  { id: 'a', category: 'hotel', question: 'När öppnar poolen?', answer: 'Klockan sju.' },
  { id: 'b', category: 'restaurant', question: 'När är det frukost?', answer: 'Efter POOLEN, om du vill.' },
  { id: 'c', category: 'hotel', question: 'Finns det wifi?', answer: 'Ja.' },
] as const

const found = (term: string, category: 'hotel' | 'booking' | null = null) =>
  searchFaq(entries, { term, category }).map(({ id }) => id)

describe('searching the questions', () => {
  it('looks in questions and answers, whatever the letter case', () => {
    expect(found('pOOlen')).toEqual(['a', 'b'])
    expect(found('ÖPPNAR')).toEqual(['a'])
  })

  it('respects the chosen category', () => {
    expect(found('poolen', 'hotel')).toEqual(['a'])
    expect(found('poolen', 'booking')).toEqual([])
  })

  it.each(['', '   '])('takes a blank term %j for no filter', (term) => {
    expect(found(term)).toEqual(['a', 'b', 'c'])
    expect(found(term, 'hotel')).toEqual(['a', 'c'])
  })

  it('takes no character for a pattern', () => {
    expect(found('.*')).toEqual([])
  })
})

describe('the way through the chat', () => {
  it('leads from a category to a question and back again', () => {
    const inCategory = stepChat(initialChat, { do: 'chooseCategory', category: 'hotel' })
    const atAnswer = stepChat(inCategory, { do: 'openQuestion', question: 'a' })
    expect(atAnswer).toMatchObject({ category: 'hotel', question: 'a' })
    expect(stepChat(atAnswer, { do: 'back' })).toEqual(inCategory)
    expect(stepChat(inCategory, { do: 'back' })).toEqual(initialChat)
  })

  it('clears the open question when a category is chosen or something is typed', () => {
    const atAnswer = { ...initialChat, category: 'hotel', question: 'a' } as const
    expect(stepChat(atAnswer, { do: 'chooseCategory', category: 'booking' }).question).toBeNull()
    expect(stepChat(atAnswer, { do: 'search', term: 'x' }).question).toBeNull()
  })

  it('starts over', () => {
    expect(
      stepChat({ tab: 'inquiry', category: 'hotel', question: 'a', term: 'x' }, { do: 'reset' }),
    ).toEqual(initialChat)
  })
})
