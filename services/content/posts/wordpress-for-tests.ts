import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'

interface FakePost {
  id: number
  slug: string
  title: string
  categories?: readonly number[]
  tags?: readonly number[]
  content?: string
  /** Custom fields on the site, such as customCss. */
  own?: Readonly<Record<string, unknown>>
}

interface FakeSite {
  posts: readonly FakePost[]
  tags?: number
  categories?: readonly { id: number; slug: string }[]
}

/** Responds in place of the site, or not at all; if undefined, the site responds. */
type Fault = (response: ServerResponse, text: string) => void

/** Starts a server with the WordPress 6.1 wire format; its responses were recorded from a real site. */
export async function startWordPress(site: FakeSite) {
  const requests: URL[] = []
  const state: { fault?: Fault | undefined; hasTotals: boolean } = { hasTotals: true }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    requests.push(url)
    const [, resource = ''] = /^\/theindex\/wp-json\/wp\/v2\/(\w+)$/.exec(url.pathname) ?? []
    const rows = rowsOf(site, resource, url)
    const size = Number(url.searchParams.get('per_page') ?? 10)
    const page = Number(url.searchParams.get('page') ?? 1)
    const part = rows.slice((page - 1) * size, page * size)
    const isPastEnd = part.length === 0 && page > 1
    const text = JSON.stringify(isPastEnd ? pastEnd : part)
    if (state.fault) return state.fault(response, text)
    const totals = { 'x-wp-total': rows.length, 'X-WP-TotalPages': Math.ceil(rows.length / size) }
    response.writeHead(isPastEnd ? 400 : 200, {
      'content-type': 'application/json; charset=UTF-8',
      ...(state.hasTotals && totals),
    })
    response.end(text)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/theindex`
  const requestsTo = (resource: string) => requests.filter(({ pathname }) => pathname.endsWith(`/${resource}`))
  return { baseUrl, requestsTo, state }
}

const pastEnd = {
  code: 'rest_post_invalid_page_number',
  message: 'The page number requested is larger than the number of pages available.',
  data: { status: 400 },
}

function rowsOf(site: FakeSite, resource: string, { searchParams, origin }: URL): readonly unknown[] {
  if (resource === 'categories') return site.categories ?? [{ id: 19, slug: 'history' }]
  if (resource === 'tags')
    return Array.from({ length: site.tags ?? 0 }, (_, index) => ({
      id: index + 1,
      count: 1,
      description: 'history',
      name: `Tag &amp; ${index + 1}`,
      slug: `tag-${index + 1}`,
    }))
  const ids = (name: string) => searchParams.get(name)?.split(',').map(Number)
  const found = site.posts.filter(
    ({ slug, title, id, categories = [] }) =>
      slug === (searchParams.get('slug') ?? slug) &&
      title.includes(searchParams.get('search') ?? '') &&
      !ids('exclude')?.includes(id) &&
      (ids('categories')?.some((each) => categories.includes(each)) ?? true) &&
      (ids('categories[terms]')?.every((each) => categories.includes(each)) ?? true),
  )
  const direction = searchParams.get('order') === 'asc' ? 1 : -1
  const sorted = searchParams.get('orderby') === 'id' ? found.toSorted((a, b) => direction * (a.id - b.id)) : found
  const fields = searchParams.get('_fields')?.split(',')
  return sorted.map((post) => {
    const whole = Object.entries(wirePost(post, origin))
    return Object.fromEntries(whole.filter(([name]) => fields?.includes(name) ?? true))
  })
}

function wirePost({ id, slug, title, categories = [], tags = [], content = '', own = {} }: FakePost, origin: string) {
  const uploads = `${origin}/theindex/wp-content/uploads/2026/01`
  return {
    id,
    date: '2026-01-18T11:00:00',
    date_gmt: '2026-01-18T10:00:00',
    modified_gmt: '2026-02-01T10:00:00',
    slug,
    title: { rendered: title },
    content: { rendered: content, protected: false },
    excerpt: { rendered: '<p>Fish &#038; chips &hellip;</p>\n', protected: false },
    featured_media: 49,
    format: 'standard',
    categories,
    tags,
    ...own,
    _embedded: {
      'wp:featuredmedia': [
        {
          id: 49,
          media_type: 'image',
          media_details: {
            width: 1600,
            height: 900,
            sizes: {
              medium: { width: 300, height: 169, source_url: `${uploads}/bar-300x169.jpg` },
              medium_large: { width: '768', height: 432, source_url: `${uploads}/bar-768x432.jpg` },
              large: { width: 1024, height: 576, source_url: `${uploads}/bar-1024x576.jpg` },
            },
          },
          alt_text: 'A bar &amp; two plates',
          source_url: `${uploads}/bar.jpg`,
        },
      ],
      author: [{ id: 2, name: 'Olga Ruiz' }],
    },
  }
}
