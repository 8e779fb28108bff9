import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'

// Vendors publish API types in npm packages. This reader converts them to JSON Schema, which tests use to validate
// recorded exchanges.

interface Schema {
  [keyword: string]: unknown
}
type Refer = (name: string) => string

const token = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[\w$]+|=>|[^\s\w]/g

class Reader {
  readonly types: Record<string, Schema> = {}
  readonly #tokens: string[]
  readonly #refer: Refer
  #at = 0

  constructor(text: string, refer: Refer) {
    this.#tokens = (text.match(token) ?? []).filter((each) => !/^\/[*/]/.test(each))
    this.#refer = refer
  }

  read(): Record<string, Schema> {
    this.#declarations('', '')
    return this.types
  }

  #declarations(within: string, end: string) {
    while (this.#at < this.#tokens.length && !this.#takes(end)) {
      const word = this.#next()
      if (['export', 'declare', 'default', ';'].includes(word)) continue
      const name = within + this.#tokens[this.#at]!
      if (word === 'import' || word === 'const' || (word === '{' && within === '')) this.#skipTo(';')
      else if (word === 'class' || word === 'interface') {
        this.#skipTo('{')
        this.types[name] = this.#members()
      } else if (word === 'enum') {
        this.#skipTo('{')
        this.types[name] = { enum: this.#texts() }
      } else if (word === 'namespace') {
        this.#skipTo('{')
        this.#declarations(`${name}.`, '}')
      } else if (word === 'type' && this.#tokens[this.#at + 1] !== '<') {
        this.#skipTo('=')
        this.types[name] = this.#type()
      } else this.#skipTo(';')
    }
  }

  #members(): Schema {
    const properties: Record<string, Schema> = {}
    const required: string[] = []
    let others: Schema | undefined
    while (!this.#takes('}')) {
      if (this.#takes(';') || this.#takes('readonly')) continue
      const name = this.#next()
      // Not part of the wire format.
      if (name === 'static' || name === 'constructor') this.#skipTo(';')
      else if (name === '[') {
        this.#skipTo(']')
        this.#expect(':')
        others = closed(this.#type())
      } else {
        const isOptional = this.#takes('?')
        this.#expect(':')
        const key = unquoted(name)
        properties[key] = closed(this.#type())
        if (!isOptional) required.push(key)
      }
    }
    return { type: 'object', properties, required, ...(others && { additionalProperties: others }) }
  }

  #type(): Schema {
    this.#takes('|')
    const parts = [this.#both()]
    while (this.#takes('|')) parts.push(this.#both())
    return parts.length === 1 ? parts[0]! : { anyOf: parts }
  }

  #both(): Schema {
    const parts = [this.#part()]
    while (this.#takes('&')) parts.push(this.#part())
    return parts.length === 1 ? parts[0]! : { allOf: parts }
  }

  #part(): Schema {
    let part = this.#single()
    while (this.#takes('[')) {
      if (this.#takes(']')) part = { type: 'array', items: closed(part) }
      else {
        part = { $ref: partOf(String(part['$ref']), unquoted(this.#next())) }
        this.#expect(']')
      }
    }
    return part
  }

  #single(): Schema {
    const word = this.#next()
    if (word === 'readonly') return this.#single()
    if (word === '{') return this.#members()
    if (word === '(') {
      const inner = this.#type()
      this.#expect(')')
      return inner
    }
    if (/^["']/.test(word)) return { const: unquoted(word) }
    if (/^\d/.test(word)) return { const: Number(word) }
    let name = word
    while (this.#takes('.')) name += `.${this.#next()}`
    const typeArguments: Schema[] = []
    if (this.#takes('<'))
      while (!this.#takes('>')) {
        typeArguments.push(this.#type())
        this.#takes(',')
      }
    return this.#named(name, typeArguments)
  }

  #named(name: string, typeArguments: readonly Schema[]): Schema {
    const [first = {}, second = {}] = typeArguments
    switch (name) {
      case 'string':
      case 'number':
      case 'boolean':
      case 'null':
        return { type: name }
      case 'Date':
        return { type: 'string' }
      case 'true':
      case 'false':
        return { const: name === 'true' }
      case 'any':
      case 'unknown':
        return { additionalProperties: true }
      case 'never':
      case 'undefined':
        return { not: {} }
      case 'Array':
        return { type: 'array', items: closed(first) }
      case 'Record':
        return { type: 'object', additionalProperties: second }
      case 'WithRequired':
        return {
          allOf: [first, { required: ((second['anyOf'] as Schema[]) ?? [second]).map((each) => each['const']) }],
        }
      default:
        return { $ref: this.#refer(name) }
    }
  }

  #texts(): string[] {
    const texts: string[] = []
    while (!this.#takes('}')) {
      const word = this.#next()
      if (/^["']/.test(word)) texts.push(unquoted(word))
    }
    return texts
  }

  #next(): string {
    const next = this.#tokens[this.#at]
    if (next === undefined) throw new Error('The declarations end unexpectedly.')
    this.#at += 1
    return next
  }

  #takes(wanted: string): boolean {
    if (this.#tokens[this.#at] !== wanted) return false
    this.#at += 1
    return true
  }

  #expect(wanted: string) {
    const found = this.#next()
    if (found !== wanted)
      throw new Error(`${found} stands where ${wanted} should, after ${this.#tokens[this.#at - 2]}.`)
  }

  /** Skips past the next `end` at the current bracket depth. */
  #skipTo(end: string) {
    for (let depth = 0; ;) {
      const word = this.#next()
      if (depth === 0 && word === end) return
      if (word === '{' || word === '(' || word === '[') depth += 1
      if (word === '}' || word === ')' || word === ']') depth -= 1
    }
  }
}

/** Members of an intersection remain open, because each member must allow the properties of the others. */
const closed = (schema: Schema): Schema => ({ allOf: [schema], unevaluatedProperties: false })
/** Returns the reference to a property's schema without the closing constraint. */
const partOf = (place: string, key: string) => `${place}/properties/${pointer(key)}/allOf/0`
const unquoted = (text: string) => (/^["']/.test(text) ? text.slice(1, -1) : text)
const pointer = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))
const unpointed = (part: string) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')

/** Creates a validator from a package's type declarations. */
export function declaredTypes(packageFolder: string) {
  const place = new URL(`../../node_modules/${packageFolder}`, import.meta.url)
  const files = packageFolder.endsWith('.d.ts')
    ? [place]
    : readdirSync(place)
        .filter((name) => name.endsWith('.d.ts') && !name.startsWith('index.') && name !== 'objectSerializer.d.ts')
        .map((name) => new URL(name, `${place.href}/`))
  const refer = (name: string) => `#/$defs/${pointer(name)}`
  const $defs = Object.assign(
    {},
    ...files.map((file) => new Reader(readFileSync(file, 'utf8'), refer).read()),
  ) as Schema
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  ajv.addSchema({ $id: 'declared', $defs })
  const placeOf = (type: string, parts: readonly string[]): string | undefined => {
    let place = refer(type)
    for (const part of parts) {
      const schema = resolved(place)
      if (!Object.hasOwn((schema['properties'] as Schema | undefined) ?? {}, part)) return undefined
      place = partOf(placed(place), part)
    }
    return place
  }
  const at = (place: string) =>
    place
      .slice(2)
      .split('/')
      .map(unpointed)
      .reduce((schema, key) => schema[key] as Schema, { $defs } as Schema)
  const placed = (place: string): string => {
    const to = at(place)['$ref']
    return typeof to === 'string' ? placed(to) : place
  }
  const resolved = (place: string) => at(placed(place))
  const known = new Map<string, ReturnType<typeof ajv.compile>>()
  return {
    problemsOf: (value: unknown, type: string, ...parts: readonly string[]): string[] => {
      const place = placeOf(type, parts)
      if (place === undefined) return [`${type} has no ${parts.join(', ')}`]
      if (!known.has(place)) known.set(place, ajv.compile(closed({ $ref: `declared${place}` })))
      const validate = known.get(place)!
      if (validate(value)) return []
      return (validate.errors ?? []).map(
        ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
      )
    },
    partsOf: (type: string, ...parts: readonly string[]) => {
      const place = placeOf(type, parts)
      const { properties = {}, required = [] } = place === undefined ? {} : resolved(place)
      return { names: Object.keys(properties as Schema), required: required as string[] }
    },
  }
}
