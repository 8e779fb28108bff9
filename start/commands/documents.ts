import { writeFileSync } from 'node:fs'
import { documents } from '../documents/documents.ts'
import { root } from '../source-files.ts'

for (const [path, make] of Object.entries(documents)) {
  writeFileSync(root + path, make())
  console.log(path)
}
