/** The fields of a print format: N is the name as the country says it, A the street's lines. */
const tokens: readonly (readonly [RegExp, string])[] = [
  [/%familyName %givenName/g, 'F'],
  [/%givenName %familyName/g, 'N'],
  [/%organization/g, 'O'],
  [/%addressLine1\n%addressLine2\n%addressLine3/g, 'A'],
  [/%locality/g, 'C'],
  [/%administrativeArea/g, 'R'],
  [/%postalCode/g, 'Z'],
]
const letters: Readonly<Record<string, string>> = {
  addressLine1: 'A',
  locality: 'C',
  administrativeArea: 'R',
  postalCode: 'Z',
}
/** What an address has no field for: a part of a city, and the code of a sorting office. */
const without = /[ ,-]*%(?:dependentLocality|sortingCode|additionalName)/g

/** A country whose form the source does not tell. */
const generic = '%givenName %familyName\n%organization\n%addressLine1\n%addressLine2\n%addressLine3\n%locality'

/** Codes of places that belong to another code of ISO 3166-1. */
const reserved = new Set(['AC', 'CP', 'DG', 'EA', 'IC', 'TA'])

/** The definitions of `AddressFormatRepository.php` by country code, each as its text. */
function definitionsIn(php: string): Map<string, string> {
  const found = php.matchAll(/^ {12}'([A-Z]{2})' => \[\n([\s\S]*?)^ {12}\],/gm)
  return new Map([...found].map(([, code, text]) => [code!, text!]))
}

const textOf = (definition: string, key: string) =>
  new RegExp(`^ {16}'${key}' => (?:"([^"]*)"|'([^']*)')`, 'm').exec(definition)?.slice(1).find(Boolean)
const camel = (type: string) => type.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The print format in short: 'O/N/A/Z C', a slash for each new line. */
function formatOf(definition: string): string {
  const format = (textOf(definition, 'format') ?? generic).replaceAll(String.raw`\n`, '\n').replace(without, '')
  const short = tokens.reduce((text, [token, letter]) => text.replace(token, letter), format).replace('CR', 'C R')
  return short
    .split('\n')
    .map((line) => line.replace(/^[ ,-]+/, '').trim())
    .filter((line) => line !== '')
    .join('/')
}

/** The fields that a country's addresses need, as letters: 'ACZ'. */
function requiredOf(definition: string): string {
  const listed = /^ {16}'required_fields' => \[([\s\S]*?)\],/m.exec(definition)?.[1] ?? `'addressLine1', 'locality'`
  return [...listed.matchAll(/'(\w+)'/g)].map(([, field]) => letters[field!] ?? '').join('')
}

/** The form of a country's postcodes: anchored, capitals, escapes that a pattern of Unicode takes. */
function patternOf(definition: string): string {
  const pattern = textOf(definition, 'postal_code_pattern')
    ?.replaceAll(String.raw`\-`, '-')
    .replace(/\(\?:\^\|\\b\)|\(\?:\$\|\\b\)/g, '')
  return pattern ? `^(?:${pattern})$`.replaceAll(String.raw`\d`, '[0-9]').replaceAll(/\[\[0-9\]/g, '[0-9') : ''
}

/**
 * The rows of the countries' table: code; name; print format; required fields; what city, region and postcode are
 * called where not by the usual words; the form of postcodes.
 */
export function formRows(php: string, names: Readonly<Record<string, string>>): string[] {
  const definitions = definitionsIn(php)
  return Object.keys(names)
    .filter((code) => !reserved.has(code))
    .toSorted()
    .map((code) => {
      const definition = definitions.get(code) ?? ''
      const labels = ['locality', 'administrative_area', 'postal_code'].map((kind) =>
        camel(textOf(definition, `${kind}_type`) ?? ''),
      )
      return [code, names[code], formatOf(definition), requiredOf(definition), ...labels, patternOf(definition)].join(
        ';',
      )
    })
}

/** A region as the source has it; the code is what is printed, where it differs from the name. */
interface Subdivision {
  code?: string
  name?: string
}

/** The row of a country's regions by name: 'BR;AC=Acre;AL=Alagoas'; a region that is written by its name stands alone. */
export function regionRow(code: string, subdivisions: Readonly<Record<string, Subdivision>>): string {
  const regions = Object.entries(subdivisions)
    .map(([key, { code: short, name = key }]) => ({ short, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ short, name }) => (short === undefined || short === name ? name : `${short}=${name}`))
  return [code, ...regions].join(';')
}

const header = (
  commit: string,
  date: string,
) => `// Made by \`npm run countries -- FOLDER\`, where FOLDER is a copy of the source; not changed by hand.
// Source: github.com/commerceguys/addressing, commit ${commit} of ${date}: forms and regions (MIT, Copyright (c)
// 2014-2023 Bojan Zivanovic and contributors; begun from Google's Address Data Service, CC BY 4.0), names of countries
// from CLDR (Unicode License v3).
`

/** The file of a table: what it is made from, and its rows as one text. */
export function tableFile(
  name: string,
  says: string,
  rows: readonly string[],
  [commit, date]: [string, string],
): string {
  return `${header(commit, date)}
/** ${says} */
export const ${name} = String.raw\`
${rows.join('\n')}
\`
`
}
