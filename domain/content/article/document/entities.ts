/** Consecutive entity names from HTML 4, with the code point of the first name. Other names are too rare to load. */
const namesFrom: readonly (readonly [number, string])[] = [
  [0x152, 'OElig oelig'],
  [0x160, 'Scaron scaron'],
  [0x178, 'Yuml'],
  [0x192, 'fnof'],
  [0x2c6, 'circ'],
  [0x2dc, 'tilde'],
  [0x391, 'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho'],
  [0x3a3, 'Sigma Tau Upsilon Phi Chi Psi Omega'],
  [
    0x3b1,
    'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega',
  ],
  [0x3d1, 'thetasym upsih'],
  [0x3d6, 'piv'],
  [0x2002, 'ensp emsp'],
  [0x2009, 'thinsp'],
  [0x200c, 'zwnj zwj lrm rlm'],
  [0x2013, 'ndash mdash'],
  [0x2018, 'lsquo rsquo sbquo'],
  [0x201c, 'ldquo rdquo bdquo'],
  [0x2020, 'dagger Dagger bull'],
  [0x2026, 'hellip'],
  [0x2030, 'permil'],
  [0x2032, 'prime Prime'],
  [0x2039, 'lsaquo rsaquo'],
  [0x203e, 'oline'],
  [0x2044, 'frasl'],
  [0x20ac, 'euro'],
  [0x2111, 'image'],
  [0x2118, 'weierp'],
  [0x211c, 'real'],
  [0x2122, 'trade'],
  [0x2135, 'alefsym'],
  [0x2190, 'larr uarr rarr darr harr'],
  [0x21b5, 'crarr'],
  [0x21d0, 'lArr uArr rArr dArr hArr'],
  [0x2200, 'forall'],
  [0x2202, 'part exist'],
  [0x2205, 'empty'],
  [0x2207, 'nabla isin notin'],
  [0x220b, 'ni'],
  [0x220f, 'prod'],
  [0x2211, 'sum minus'],
  [0x2217, 'lowast'],
  [0x221a, 'radic'],
  [0x221d, 'prop infin'],
  [0x2220, 'ang'],
  [0x2227, 'and or cap cup int'],
  [0x2234, 'there4'],
  [0x223c, 'sim'],
  [0x2245, 'cong'],
  [0x2248, 'asymp'],
  [0x2260, 'ne equiv'],
  [0x2264, 'le ge'],
  [0x2282, 'sub sup nsub'],
  [0x2286, 'sube supe'],
  [0x2295, 'oplus'],
  [0x2297, 'otimes'],
  [0x22a5, 'perp'],
  [0x22c5, 'sdot'],
  [0x2308, 'lceil rceil lfloor rfloor'],
  [0x25ca, 'loz'],
  [0x2660, 'spades'],
  [0x2663, 'clubs'],
  [0x2665, 'hearts diams'],
  [0x27e8, 'lang rang'],
]
/** Names of U+00A0 to U+00FF, which HTML also reads without a semicolon. */
const latinNames = [
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2',
  'sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc',
  'Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve',
  'Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute',
  'acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde',
  'ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml',
].join(' ')
const markup = { amp: '&', lt: '<', gt: '>', quot: '"', AMP: '&', LT: '<', GT: '>', QUOT: '"', COPY: '©', REG: '®' }

const withoutSemicolon = new Map([...Object.entries(markup), ...charactersFrom(0xa0, latinNames)])
const characters = new Map([
  ...withoutSemicolon,
  ['apos', "'"] as const,
  ...namesFrom.flatMap(([first, names]) => charactersFrom(first, names)),
])
const entity = /&(?:#(\d{1,9});?|#x([\da-f]{1,8});?|([a-z][a-z\d]{0,40})(;?))/gi

function charactersFrom(first: number, names: string): (readonly [string, string])[] {
  return names.split(' ').map((name, index) => [name, String.fromCodePoint(first + index)] as const)
}

/** Decodes the entities in HTML without tags, as browsers do. Unknown entities do not change. */
export function decodeEntities(source: string): string {
  return source.replace(entity, (all: string, ...groups: (string | undefined)[]) => characterOf(groups) ?? all)
}

/** Returns true if HTML without tags has an entity that `decodeEntities` does not support. */
export function hasUnknownEntity(source: string): boolean {
  return [...source.matchAll(entity)].some(([, ...groups]) => characterOf(groups) === null)
}

/**
 * Returns the characters of an entity, or null for an unknown one. A name that is not an entity is returned as written.
 */
function characterOf([decimal, hex, name = '', semicolon = '']: readonly (string | undefined)[]): string | null {
  if (decimal !== undefined) return characterAt(Number(decimal))
  if (hex !== undefined) return characterAt(Number.parseInt(hex, 16))
  if (semicolon === ';') return characters.get(name) ?? null
  for (let end = name.length; end > 0; end -= 1) {
    const character = withoutSemicolon.get(name.slice(0, end))
    if (character !== undefined) return character + name.slice(end)
  }
  return `&${name}`
}

/**
 * Browsers replace control characters, surrogates, and codes beyond Unicode, some of them with Windows-1252 characters.
 */
function characterAt(code: number): string | null {
  const isRead = (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code < 0xd800) || (code > 0xdfff && code <= 0x10ffff)
  return isRead || code === 0x9 || code === 0xa ? String.fromCodePoint(code) : null
}
