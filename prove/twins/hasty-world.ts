// Known bad: marks the demo data as loaded before loading it, so a killed start leaves rows missing.
import { alterSource } from '../faults/alter-source.ts'

const begins = '  const pictureOf = await demoPictureOf()\n'

alterSource('/db/demo/load.ts', begins, `  await db.transaction((tx) => markDataLoaded(tx, 'demo'))\n${begins}`)
