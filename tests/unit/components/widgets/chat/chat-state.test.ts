import { describe, expect, it } from 'vitest'
import { initialChat, stepChat } from '@/components/widgets/chat/chat-state'

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
