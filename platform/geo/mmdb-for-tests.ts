type Value = string | number | { [key: string]: Value } | readonly string[]

/** Returns a database in MaxMind DB format with each network's country, for example { '192.0.2.0/24': 'US' }. */
export function mmdbOf(networks: Readonly<Record<string, string>>): Buffer {
  const nodes: (number | string | null)[][] = [[null, null]]
  for (const [network, country] of Object.entries(networks)) insert(nodes, bitsOf(network), country)
  const offsets = new Map<string, number>()
  const data: Buffer[] = []
  let length = 0
  for (const country of new Set(Object.values(networks))) {
    const record = encode({ country: { iso_code: country } })
    offsets.set(country, length)
    data.push(record)
    length += record.length
  }
  const tree = Buffer.alloc(nodes.length * 6)
  for (const [index, node] of nodes.entries()) {
    for (const [side, child] of node.entries()) {
      const value =
        child === null ? nodes.length : typeof child === 'number' ? child : nodes.length + 16 + offsets.get(child)!
      tree.writeUIntBE(value, index * 6 + side * 3, 3)
    }
  }
  const about = encode({
    node_count: nodes.length,
    record_size: 24,
    ip_version: 6,
    database_type: 'Test-Country',
    languages: ['en'],
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_700_000_000,
    description: { en: 'Test countries' },
  })
  return Buffer.concat([tree, Buffer.alloc(16), ...data, Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'), about])
}

function insert(nodes: (number | string | null)[][], bits: readonly number[], country: string) {
  let at = 0
  for (const [index, bit] of bits.entries()) {
    if (index === bits.length - 1) {
      nodes[at]![bit] = country
      return
    }
    const next = nodes[at]![bit]
    if (typeof next === 'number') at = next
    else {
      nodes[at]![bit] = nodes.push([null, null]) - 1
      at = nodes.length - 1
    }
  }
}

/** Returns a network's bits. IPv4 networks are in ::/96. */
function bitsOf(network: string): number[] {
  const [address = '', length = ''] = network.split('/')
  const isV6 = address.includes(':')
  const groups = isV6 ? groupsOf(address) : [0, 0, 0, 0, 0, 0, ...wordsOf(address)]
  const bits = groups.flatMap((group) => Array.from({ length: 16 }, (_, index) => (group >> (15 - index)) & 1))
  return bits.slice(0, Number(length) + (isV6 ? 0 : 96))
}

function wordsOf(address: string): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
  return [a * 256 + b, c * 256 + d]
}

function groupsOf(address: string): number[] {
  const [head = '', tail = ''] = address.split('::')
  const [before, after] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: 8 - before!.length - after!.length }, () => '0')
  return [...before!, ...zeros, ...after!].map((group) => Number.parseInt(group, 16))
}

function encode(value: Value): Buffer {
  if (typeof value === 'string') return Buffer.concat([control(2, value.length), Buffer.from(value)])
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return Buffer.concat([control(6, 4), bytes])
  }
  if (Array.isArray(value)) {
    return Buffer.concat([Buffer.from([value.length, 11 - 7]), ...value.map((each: string) => encode(each))])
  }
  const entries = Object.entries(value)
  return Buffer.concat([control(7, entries.length), ...entries.flatMap(([key, each]) => [encode(key), encode(each)])])
}

function control(type: number, size: number) {
  if (size >= 29) throw new Error(`A value of ${size} bytes needs another control byte`)
  return Buffer.from([(type << 5) | size])
}
