import { z } from 'zod'
import type { Block } from '#domain/content/block.ts'
import type { Conditions } from '#domain/content/conditions.ts'
import { formHashPattern } from '#domain/forms/form.ts'
import { sites } from '#domain/sites.ts'
import { linkHref, blockId, shortText, CompletePicture } from './content-block-parts.ts'
import { familyProps } from './content-family-blocks.ts'

const Hero = z.looseObject({
  id: blockId,
  heading: shortText,
  text: z.string().max(2_000),
  linkLabel: shortText,
  href: linkHref,
  picture: CompletePicture,
  tone: z.enum(['dark', 'light']),
})

/** Epoch milliseconds. */
const dates = { from: z.number().optional(), until: z.number().optional() }

const blockProps = {
  Hero,
  Slides: z.looseObject({ id: blockId, label: shortText, slides: z.array(Hero).max(20) }),
  Tiles: z.looseObject({
    id: blockId,
    heading: shortText,
    tiles: z.array(z.looseObject({ label: shortText, href: linkHref, picture: CompletePicture })).max(60),
  }),
  Products: z.looseObject({
    id: blockId,
    heading: shortText,
    linkLabel: shortText.optional(),
    href: linkHref.optional(),
    handles: z.array(z.string().max(200)).max(100),
  }),
  Text: z.looseObject({ id: blockId, heading: shortText.optional(), html: z.string().max(200_000), ...dates }),
  BarbellChart: z.looseObject({ id: blockId, heading: shortText, category: z.string().max(200) }),
  Form: z.looseObject({
    id: blockId,
    formHash: z.string().regex(formHashPattern, 'must be the key of a form'),
    heading: shortText.optional(),
  }),
  Shared: z.looseObject({ id: blockId, name: z.string().regex(/^[\w-]{1,100}$/, 'must be the name of a block') }),
  MenuSection: z.looseObject({
    id: blockId,
    label: z.string().min(1).max(60),
    categories: z.array(z.string().max(200)).min(1).max(20),
    promo: z.looseObject({ label: shortText, href: linkHref, picture: CompletePicture }).optional(),
  }),
  BarLink: z.looseObject({
    id: blockId,
    label: z.string().min(1).max(40),
    href: linkHref.refine((path) => path !== '', 'must lead to a page'),
    badge: z.string().max(12).optional(),
    ...dates,
  }),
  ...familyProps,
} satisfies Record<Block['type'], z.ZodType>

const BlockConditions = z
  .strictObject({
    sites: z.array(z.enum(sites)).min(1).optional(),
    locales: z
      .array(z.string().regex(/^[a-z]{2}-[A-Z]{2}$/, 'must be a language tag, such as de-DE'))
      .min(1)
      .optional(),
    skus: z.array(z.string().min(1).max(100)).min(1).max(500).optional(),
    segments: z.array(z.int().positive()).min(1).optional(),
    replaces: blockId.optional(),
    flag: z.string().min(1).max(100).optional(),
    from: z.number().optional(),
    to: z.number().optional(),
  })
  .refine(
    ({ segments, replaces }) => (segments === undefined) === (replaces === undefined),
    'needs both segments and replaces, because the page is the same for all visitors and a segment block replaces another block',
  )

const AnyBlock = z.looseObject({ type: z.string(), props: z.looseObject({ conditions: BlockConditions.optional() }) })

/** A valid block, which may have additional properties. */
interface CheckedBlock {
  [name: string]: unknown
  type: Block['type']
  props: { [name: string]: unknown; id: string; conditions?: Conditions }
}

interface CheckedBlocks {
  /** The blocks without problems, in order. */
  blocks: CheckedBlock[]
  /** One sentence per problem, prefixed with its path. */
  problems: string[]
}

/** Returns the valid blocks in a page's content, and the problems in the other blocks with their paths. */
export function checkBlocks(content: unknown): CheckedBlocks {
  if (!Array.isArray(content)) return { blocks: [], problems: ['content: must be a list of blocks'] }
  const blocks: CheckedBlock[] = []
  const problems: string[] = []
  const ids = new Set<string>()
  for (const [index, value] of content.entries()) {
    const found = blockProblems(value).map(([path, message]) => `${['content', index, ...path].join('.')}: ${message}`)
    const blockId = found.length === 0 ? (value as CheckedBlock).props.id : undefined
    if (blockId !== undefined && ids.has(blockId)) found.push(`content.${index}.props.id: ${blockId} is used twice`)
    if (found.length === 0) blocks.push(value as CheckedBlock)
    if (blockId !== undefined) ids.add(blockId)
    problems.push(...found)
  }
  return { blocks, problems }
}

type Problem = [path: readonly PropertyKey[], message: string]

function blockProblems(value: unknown): Problem[] {
  const block = AnyBlock.safeParse(value)
  if (!block.success) return issuesOf(block.error, [])
  const { type, props } = block.data
  if (!isBlockType(type)) return [[['type'], `must be ${Object.keys(blockProps).join(', ')}, not ${type.slice(0, 40)}`]]
  const read = blockProps[type].safeParse(props)
  return read.success ? [] : issuesOf(read.error, ['props'])
}

function issuesOf(error: z.ZodError, at: readonly PropertyKey[]): Problem[] {
  return error.issues.map(({ path, message }) => [[...at, ...path], message])
}

function isBlockType(type: string): type is Block['type'] {
  return Object.hasOwn(blockProps, type)
}
