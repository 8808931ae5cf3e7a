/** Writes app/styles/stand-ins.css. Run it when a typeface has changed; a test tells. */
import { writeFile } from 'node:fs/promises'
import { standInRules } from './stand-in-fonts.mjs'

await writeFile('app/styles/stand-ins.css', await standInRules())
