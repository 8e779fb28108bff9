import { readFileSync, writeFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Transformer } from '@napi-rs/image'
import { storedWidths } from '#domain/media/picture-widths.ts'
import { pictureKey } from '../../equipment/pictures/key.ts'
import { formats, type Shot } from '../../equipment/pictures/shot.ts'

interface Listed {
  width: number
  height: number
  key?: string
}

/** Opens `folder`/pictures and its index file, pictures.json. */
export function openMasterPictures(folder: string) {
  const list = join(folder, 'pictures.json')
  const read = (): Record<string, Listed> => JSON.parse(readFileSync(list, 'utf8'))
  return {
    /** Returns true if there is a picture of the current scene that is at least this wide. */
    has: (shot: Shot, width: number) => {
      const listed = read()[shot.name]
      return listed !== undefined && listed.width >= width && listed.key === pictureKey(shot)
    },
    /** Writes the index entry last, which allows an interrupted run to resume. */
    keep: async (shot: Shot, width: number, png: Buffer) => {
      const full = formats[shot.format ?? 'square']
      const heightOf = (each: number) => Math.round((each * full.height) / full.width)
      await mkdir(join(folder, 'pictures'), { recursive: true })
      for (const each of storedWidths(width)) {
        const scaled = new Transformer(png)
        if (each < width) scaled.resize({ width: each, height: heightOf(each) })
        await writeFile(
          join(folder, 'pictures', `${shot.name}-${each}.avif`),
          await scaled.avif({ quality: 60, speed: 7 }),
        )
      }
      const listed = { width, height: heightOf(width), key: pictureKey(shot) }
      const all = Object.entries({ ...read(), [shot.name]: listed }).toSorted(([a], [b]) => (a < b ? -1 : 1))
      writeFileSync(
        list,
        `{\n${all.map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(',\n')}\n}\n`,
      )
    },
  }
}
