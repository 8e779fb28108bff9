import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from '#platform/command-error.ts'
import { countriesWithRegions } from '#domain/countries/regions.ts'
import { formRows, regionRow, tableFile } from '../countries/address-forms.ts'
import { printFailure } from '../progress.mjs'
import { root } from '../source-files.ts'

const usage = `Usage: npm run countries -- FOLDER
  FOLDER  a clone of github.com/commerceguys/addressing`

try {
  const [folder, ...others] = process.argv.slice(2)
  if (folder === undefined || others.length > 0 || !existsSync(join(folder, '.git'))) throw new CommandError(usage)
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const log = execFileSync('git', ['-C', folder, 'log', '-1', '--format=%H %cs'], { encoding: 'utf8' })
  const [commit = '', date = ''] = log.trim().split(' ')
  const names = JSON.parse(read('resources/country/en.json')) as Record<string, string>
  const forms = formRows(read('src/AddressFormat/AddressFormatRepository.php'), names)
  const listed = forms
    .map((row) => row.split(';') as [code: string, name: string, format: string, required: string])
    .filter(([code, , , required]) => required.includes('R') && !countriesWithRegions.includes(code))
    .map(([code]) => ({ code, path: `resources/subdivision/${code}.json` }))
    .filter(({ path }) => existsSync(join(folder, path)))
    .map(({ code, path }) => regionRow(code, (JSON.parse(read(path)) as Source).subdivisions))
  const source: [string, string] = [commit.slice(0, 12), date]
  const write = (path: string, name: string, says: string, rows: readonly string[]) =>
    writeFileSync(join(root, path), tableFile(name, says, rows, source))
  write(
    'domain/countries/form-table.ts',
    'formTable',
    'code; name; print format; required fields; labels of city, region, and postcode; postcode pattern.',
    forms,
  )
  write(
    'domain/countries/region-table.ts',
    'regionTable',
    'Country code; its regions, each as printed, or as printed=name.',
    listed,
  )
  console.log(`${forms.length} countries, ${listed.length} with a list of regions.`)
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}

interface Source {
  subdivisions: Record<string, { code?: string; name?: string }>
}
