import en from '../messages/en.json' with { type: 'json' }
import sv from '../messages/sv.json' with { type: 'json' }

/** The interface words of both languages. */
export const messages = { sv, en }
