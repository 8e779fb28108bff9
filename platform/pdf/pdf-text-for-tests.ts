import { inflateSync } from 'node:zlib'

/** Returns the selectable text, decoded with the fonts' ToUnicode maps. */
export function pdfText(file: Uint8Array): string {
  const raw = Buffer.from(file).toString('latin1')
  const objects = new Map<string, { head: string; text: string }>()
  for (const [, id, whole] of raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const at = whole!.indexOf('stream\n')
    const head = at < 0 ? whole! : whole!.slice(0, at)
    const data = at < 0 ? '' : whole!.slice(at + 'stream\n'.length, whole!.lastIndexOf('\nendstream'))
    const text = head.includes('/FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data
    objects.set(id!, { head, text })
  }
  const maps = new Map<string, Map<number, string>>()
  for (const { head } of objects.values()) {
    for (const [, name, id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id!)?.head ?? '') ?? []
      if (map !== undefined) maps.set(name!, lettersOf(objects.get(map)!.text))
    }
  }
  const pages = [...objects.values()].filter(({ text }) => / Tf\b/.test(text))
  return pages.map(({ text }) => runsOf(text, maps)).join('\n')
}

function lettersOf(map: string): Map<number, string> {
  const letters = new Map<number, string>()
  for (const [, first, list] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    const from = Number.parseInt(first!, 16)
    for (const [index, [, hex]] of [...list!.matchAll(/<([0-9a-f ]*)>/gi)].entries())
      letters.set(from + index, Buffer.from(hex!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'))
  }
  return letters
}

function runsOf(page: string, maps: ReadonlyMap<string, Map<number, string>>): string {
  let letters = new Map<number, string>()
  const runs: string[] = []
  for (const [, font, shown] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = maps.get(font) ?? letters
    else
      runs.push(
        [...shown!.matchAll(/<([0-9a-f]*)>/gi)]
          .flatMap(([, hex]) => hex!.match(/.{4}/g) ?? [])
          .map((glyph) => letters.get(Number.parseInt(glyph, 16)) ?? '?')
          .join(''),
      )
  }
  return runs.join('\n')
}
