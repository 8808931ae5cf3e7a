import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Linter } from 'eslint'
import ts from 'typescript'
import tseslint from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import { moduleImports, modules, moduleTable } from '@/eslint.modules'

const root = path.resolve(import.meta.dirname, '../..')
const linter = new Linter({ cwd: root })

function lint(file: string, code: string): number {
  return linter.verify(
    code,
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser: tseslint.parser as Linter.Parser },
      plugins: { modules: { rules: { imports: moduleImports } } },
      rules: { 'modules/imports': 'error' },
    },
    { filename: path.join(root, file) },
  ).length
}

describe('import boundaries', () => {
  it.each([
    ['middleware.ts', "import { hotel } from '@/content/facts'"],
    ['app/[locale]/magic/page.tsx', "import Link from 'next/link'"],
    ['app/sitemap.ts', "import { createClient } from '@supabase/supabase-js'"],
    ['app/[locale]/magic/page.tsx', "import { listPages } from '../../../scripts/page-list'"],
    ['components/ui/button.tsx', "import { hotel } from '@/content/facts'"],
    ['components/ui/button.tsx', "import { hotel } from '../../content/facts'"],
    ['components/ui/button.tsx', "import type { Field } from '@/lib/forms/fields'"],
    ['components/layout/site-header.tsx', "import { Hero } from '@/components/sections/hero/hero'"],
    ['components/layout/site-header.tsx', "import { admin } from '@/lib/supabase/admin'"],
    ['components/sections/faq.tsx', "import { Chat } from '@/components/widgets/chat/chat'"],
    ['components/sections/faq.tsx', "export { default } from '@/app/sitemap'"],
    ['components/forms/core/field.tsx', "const hero = import('@/components/sections/hero/hero')"],
    ['components/widgets/chat.tsx', "import { notify } from '@/lib/notifications/notify'"],
    ['content/facts.ts', "import { Button } from '@/components/ui/button'"],
    ['content/facts.ts', "type Log = import('@/components/seo/page-metadata').Log"],
    ['lib/i18n/format.ts', "import { hotel } from '@/content/facts'"],
    ['lib/routes/find-page.ts', "export * from '../../components/seo/page-metadata'"],
    ['lib/inquiries/store.ts', "import { save } from '@/lib/newsletter/store'"],
    ['lib/forms/guard.ts', "import { admin } from '../supabase/admin'"],
    ['components/seo/page-metadata.ts', "import { Button } from '@/components/ui/button'"],
    ['lib/consent/consent.ts', "import { hotel } from '@/content/facts'"],
    ['supabase/functions/send/index.ts', "import { hotel } from '../../../content/facts'"],
  ])('%s rejects %s', (file, code) => {
    expect(lint(file, code)).toBe(1)
  })

  it.each([
    ['components/ui/button.tsx', "import { Link } from '@/lib/i18n/link'"],
    ['components/forms/core/field.tsx', "import { useForm } from 'react-hook-form'"],
    ['content/facts.ts', "import { venue } from './venue'"],
    ['lib/inquiries/store.ts', "import { admin } from '@/lib/supabase/admin'"],
  ])('%s accepts %s', (file, code) => {
    expect(lint(file, code)).toBe(0)
  })

  it('are the table in docs/architecture.md', () => {
    const plain = (markdown: string) => markdown.replace(/ +/g, ' ').replace(/-{3,}/g, '---')
    const document = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8')
    expect(plain(document), moduleTable()).toContain(plain(moduleTable()))
  })

  it('cover every folder of lib and components', () => {
    const listed = new Set(modules.flatMap(({ paths }) => paths))
    const folders = globSync(['lib/*/', 'components/*/'], { cwd: root }).map((folder) =>
      folder.replace(/\/$/, ''),
    )
    expect(folders.filter((folder) => !listed.has(folder))).toEqual([])
  })
})

describe('imports', () => {
  // import/no-cycle skips imports of types, which tie files together all the same.
  it('form no cycle, types included', () => {
    const files = globSync(['*.ts', '{app,components,content,lib}/**/*.{ts,tsx}'], { cwd: root })
    const known = new Set(files)
    const imports = new Map(files.map((file) => [file, readImports(file, known)]))
    expect(findCycle(imports)).toEqual([])
  })
})

function readImports(file: string, known: ReadonlySet<string>): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, file), 'utf8'))
  return importedFiles.flatMap(({ fileName }) => {
    const target = fileName.startsWith('@/')
      ? fileName.slice(2)
      : fileName.startsWith('.')
        ? path.join(path.dirname(file), fileName)
        : undefined
    return ['', '.ts', '.tsx', '/index.ts']
      .map((ending) => `${target}${ending}`)
      .filter((candidate) => known.has(candidate))
  })
}

/** The files of the first cycle, or none. */
function findCycle(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const visit = (file: string, trail: readonly string[]): string[] => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file]
    if (done.has(file)) return []
    for (const next of imports.get(file) ?? []) {
      const cycle = visit(next, [...trail, file])
      if (cycle.length > 0) return cycle
    }
    done.add(file)
    return []
  }
  for (const file of imports.keys()) {
    const cycle = visit(file, [])
    if (cycle.length > 0) return cycle
  }
  return []
}
