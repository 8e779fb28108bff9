import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { HtmlBlock } from '#domain/content/families/family-blocks.ts'
import type { Conditions } from '#domain/content/conditions.ts'
import type { FramedCode } from './framed-document.ts'

interface FrameRequest {
  call: StoreCall
  /** Path segments after the frame kind. */
  names: readonly string[]
  token: string
}

interface FrameFound {
  code: FramedCode
  /** Language tag, if the block has separate languages. */
  locale: string | undefined
  /** Unix milliseconds of the next change, or null for never. */
  until: number | null
}

type FrameSource = (request: FrameRequest) => Promise<FrameFound | null>

type AnyBlock = { type: string; props: { id: string } }

/** Functions that find the code for each kind of frame, or return null. */
const frameSources: Readonly<Record<string, FrameSource>> = {
  async block({ call, names: [page = '', blockId = '', ...rest] }) {
    if (rest.length > 0 || !isName(page) || !isName(blockId)) return null
    const found = await call('GET /svc_content/cms/page/{id}', { params: { id: page } })
    return codeOf(found.roguebuilder.content, blockId, found.until)
  },

  async preview({ call, names: [blockId = '', ...rest], token }) {
    if (rest.length > 0 || !isName(blockId)) return null
    const found = await call('GET /svc_content/cms/preview', { query: { token } })
    return codeOf(found.roguebuilder.content, blockId, found.until)
  },

  async post({ call, names: [slug = '', blockId, ...rest] }) {
    if (rest.length > 0 || slug === '' || slug.length > 200) return null
    const [post] = await call('GET /theindex/wp-json/wp/v2/posts', { query: { slug } })
    if (!post) return null
    if (blockId !== undefined) return codeOf(post.blocks ?? [], blockId, null)
    const { customJs = '', title } = post
    const code = { title: title?.rendered ?? '', html: '<div id="root"></div>', css: '', js: customJs }
    return customJs === '' ? null : { code, locale: undefined, until: null }
  },
}

/** Returns a frame from its source, or null if the page or post is missing. */
export async function findFrame(kind: string, request: FrameRequest): Promise<FrameFound | null> {
  if (!Object.hasOwn(frameSources, kind)) return null
  try {
    return await frameSources[kind]!(request)
  } catch (error) {
    if (isRefusalError(error) && error.status < 500) return null
    throw error
  }
}

function codeOf(content: readonly AnyBlock[], blockId: string, until: number | null): FrameFound | null {
  const block = content.find(({ type, props }) => type === 'Html' && props.id === blockId)
  if (!block) return null
  // The service returns only valid blocks.
  const { title, html, css = '', js = '', conditions } = block.props as HtmlBlock['props'] & { conditions?: Conditions }
  return { code: { title, html, css, js }, locale: conditions?.locales?.[0], until }
}

function isName(text: string): boolean {
  return /^[\w-]{1,120}$/.test(text)
}
