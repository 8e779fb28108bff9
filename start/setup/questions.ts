import type { Interface } from 'node:readline/promises'
import { stringify } from 'smol-toml'
import { deriveHandle } from '#domain/catalog/import/cells/handle.ts'
import { siteSettings, sites, type Site } from '#domain/sites.ts'
import { readSetup } from './setup-file.ts'

type Ask = Pick<Interface, 'question'>

/** Prompts for the values needed for an initial setup, and returns the text of its setup.toml. */
export async function promptSetup(terminal: Ask, print: (line: string) => void): Promise<string> {
  print('Answer a few questions. Everything else is in setup.toml. Press Ctrl-C to stop without writing anything.')
  const brand = await promptUntilValid(terminal, print, 'Name of the store', 'brand', (value) => ({ brand: value }))
  const contact = await promptUntilValid(terminal, print, 'Email address of customer service', 'contact', (value) => ({
    contact: value,
  }))
  const open = await promptSites(terminal, print)
  const some: Partial<Record<Site, object>> = {}
  for (const site of open) {
    const { title, code } = siteSettings[site]
    const address = await promptUntilValid(
      terminal,
      print,
      `${title}: public address, such as https://shop.example`,
      `sites.${code}.address`,
      (value) => ({
        sites: { [code]: { address: value, seller: ['x'] } },
      }),
    )
    const seller = await promptUntilValid(
      terminal,
      print,
      `${title}: seller on invoices, lines separated by |`,
      `sites.${code}.seller`,
      (value) => ({
        sites: { [code]: { address, seller: linesOf(value) } },
      }),
    )
    some[site] = { address, seller: linesOf(seller) }
  }
  const card_page = await promptUntilValid(
    terminal,
    print,
    'Address of the card page, on a separate host name, such as https://cards.shop.example',
    'card_page',
    (value) => ({ card_page: value }),
  )
  const heading = await promptUntilValid(terminal, print, 'Home page: one short sentence', 'home.heading', (value) => ({
    home: { heading: value, text: 'x' },
  }))
  const text = await promptUntilValid(
    terminal,
    print,
    'Home page: what you sell, in one or two sentences',
    'home.text',
    (value) => ({ home: { heading, text: value } }),
  )
  const names = linesOf(await terminal.question('Top categories, separated by | (empty for none): '))
  const categories = names
    .map((name) => ({ handle: handleOf(name), name }))
    .filter(({ handle, name }) => {
      if (handle === '') print(`  ${name}: add this category to setup.toml with a handle in Latin letters`)
      return handle !== ''
    })
  return `# Change a value, then run: npm run setup\n\n${stringify({ brand, contact, card_page, sites: some, home: { heading, text }, categories })}\n`
}

/** Repeats a prompt until the answer is valid for its key path. */
async function promptUntilValid(
  terminal: Ask,
  print: (line: string) => void,
  question: string,
  keyPath: string,
  partOf: (value: string) => object,
): Promise<string> {
  for (;;) {
    const value = (await terminal.question(`${question}: `)).trim()
    const read = readSetup(stringify(partOf(value)))
    const problem = 'problems' in read ? read.problems.find((each) => each.startsWith(keyPath)) : undefined
    if (problem === undefined) return value
    print(`  ${problem.slice(problem.indexOf(': ') + 2)}`)
  }
}

async function promptSites(terminal: Ask, print: (line: string) => void): Promise<readonly Site[]> {
  for (;;) {
    const chosenSites = linesOf(
      (await terminal.question(`Sites to enable (${sites.join(', ')}): `)).replaceAll(',', '|'),
    )
    const named = sites.filter((site) => chosenSites.some((each) => each.toUpperCase() === site))
    if (named.length > 0 && named.length === chosenSites.length) return named
    print(`  must be one or more of ${sites.join(', ')}`)
  }
}

function linesOf(value: string): string[] {
  return value
    .split('|')
    .map((each) => each.trim())
    .filter((each) => each !== '')
}

function handleOf(name: string): string {
  return deriveHandle(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
