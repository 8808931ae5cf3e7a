import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useLanguage } from '@/lib/i18n/language-provider'

test('outside of its provider the language is an error that says so', () => {
  const Lonely = () => useLanguage().language
  expect(() => renderToStaticMarkup(createElement(Lonely))).toThrow(
    'useLanguage must be used within a LanguageProvider',
  )
})
