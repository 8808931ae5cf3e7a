import { createFontStack } from '@capsizecss/core'
import { fromBuffer } from '@capsizecss/unpack'
import { format, resolveConfig } from 'prettier'
import subsetFont from 'subset-font'
import { readTypeface } from './typefaces.mjs'

/**
 * What a page is set in until its typefaces have come: a typeface that the guest's system has, with the line height
 * and the average width of the one it stands for, so that nothing moves when that arrives. next/font does this for
 * Arial and Times New Roman alone, which neither Android nor Linux has.
 *
 * Metrics in units of the em, read with @capsizecss/unpack: of Liberation (cut to the widths of Arial and Times New
 * Roman), Roboto, Noto Serif and DejaVu. `xWidthAvg` is the average width of a letter in running text.
 */
const SYSTEM_FONTS = {
  Arial: {
    lines: { ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048 },
    normal: { xWidthAvg: 913, names: ['Arial', 'Liberation Sans'] },
    bold: { xWidthAvg: 983, names: ['Arial Bold', 'Liberation Sans Bold'] },
  },
  Roboto: {
    lines: { ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048 },
    normal: { xWidthAvg: 911, names: ['Roboto', 'Roboto-Regular'] },
    bold: { xWidthAvg: 926, names: ['Roboto Bold'] },
  },
  'DejaVu Sans': {
    lines: { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048 },
    normal: { xWidthAvg: 1041, names: ['DejaVu Sans'] },
    bold: { xWidthAvg: 1176, names: ['DejaVu Sans Bold'] },
  },
  'Times New Roman': {
    lines: { ascent: 1825, descent: -443, lineGap: 87, unitsPerEm: 2048 },
    normal: { xWidthAvg: 832, names: ['Times New Roman', 'Liberation Serif'] },
    bold: { xWidthAvg: 886, names: ['Times New Roman Bold', 'Liberation Serif Bold'] },
    italic: { xWidthAvg: 836, names: ['Times New Roman Italic', 'Liberation Serif Italic'] },
  },
  'Noto Serif': {
    lines: { ascent: 1069, descent: -293, lineGap: 0, unitsPerEm: 1000 },
    normal: { xWidthAvg: 481, names: ['Noto Serif', 'NotoSerif'] },
    bold: { xWidthAvg: 512, names: ['Noto Serif Bold'] },
    italic: { xWidthAvg: 469, names: ['Noto Serif Italic'] },
  },
  'DejaVu Serif': {
    lines: { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048 },
    normal: { xWidthAvg: 1058, names: ['DejaVu Serif'] },
    bold: { xWidthAvg: 1168, names: ['DejaVu Serif Bold'] },
    italic: { xWidthAvg: 1058, names: ['DejaVu Serif Italic'] },
  },
}

const GROTESKS = ['Arial', 'Roboto', 'DejaVu Sans']
const SERIFS = ['Times New Roman', 'Noto Serif', 'DejaVu Serif']

/** Text is set in 400; headings and bold words in 600, for which a system font has its bold. */
const STYLES = {
  normal: { wght: 400, css: { fontWeight: '400' } },
  bold: { wght: 600, css: { fontWeight: '700' } },
  italic: { wght: 400, css: { fontStyle: 'italic', fontWeight: '400' } },
}

const FAMILIES = [
  {
    name: 'Familjen',
    typeface: 'sans',
    styles: ['normal', 'bold'],
    standIns: GROTESKS,
  },
  {
    name: 'Source Serif',
    typeface: 'serif',
    styles: ['normal', 'bold'],
    standIns: SERIFS,
  },
  {
    name: 'Source Serif Italic',
    typeface: 'serif-italic',
    styles: ['italic'],
    standIns: SERIFS,
  },
]

/** @returns {Promise<string>} app/styles/stand-ins.css: one rule for each style and each system font */
export async function standInRules() {
  const rules = await Promise.all(
    FAMILIES.flatMap(({ name, typeface, styles, standIns }) =>
      styles.map(async (style) => {
        const metrics = await metricsOf(typeface, STYLES[style].wght)
        return standIns.map((standIn) => ruleOf({ family: name, style, metrics, standIn }))
      }),
    ),
  )
  const css = `/* Written by scripts/update-stand-ins.mjs. */\n\n${rules.flat().join('\n')}`
  return format(css, { ...(await resolveConfig('app/styles/stand-ins.css')), parser: 'css', plugins: [] })
}

async function metricsOf(typeface, wght) {
  const letters = Array.from({ length: 0xff - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join(
    '',
  )
  return fromBuffer(
    await subsetFont(await readTypeface(typeface), letters, {
      targetFormat: 'woff2',
      variationAxes: { wght },
    }),
  )
}

function ruleOf({ family, style, metrics, standIn }) {
  const { lines, [style]: letters } = SYSTEM_FONTS[standIn]
  const { fontFaces } = createFontStack(
    [metrics, { ...lines, familyName: standIn, xWidthAvg: letters.xWidthAvg }],
    { fontFaceFormat: 'styleObject', fontFaceProperties: STYLES[style].css },
  )
  const rule = {
    ...fontFaces[0]['@font-face'],
    fontFamily: `'${family} as ${standIn}'`,
    src: letters.names.map((name) => `local('${name}')`).join(', '),
  }
  // a tenth of a per cent of a phone's line is a third of a pixel
  const declarations = Object.entries(rule).map(
    ([property, value]) =>
      `${kebab(property)}: ${value.replace(/[\d.]+(?=%)/, (number) => Number(number).toFixed(1))};`,
  )
  return `@font-face { ${declarations.join(' ')} }`
}

function kebab(property) {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
