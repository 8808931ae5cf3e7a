import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider, useLanguage } from '@/lib/i18n/language-provider'

const Shown = () => useLanguage().language

test('a component learns the locale of the page from its provider alone', () => {
  const shown = createElement(Shown)
  const page = createElement(LanguageProvider, { language: 'en', linksKeepLocale: false }, shown)
  expect(renderToStaticMarkup(page)).toBe('en')
  expect(() => renderToStaticMarkup(shown)).toThrow('useLanguage must be used within a LanguageProvider')
})
