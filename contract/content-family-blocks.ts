import { z } from 'zod'
import type { FamilyBlock } from '#domain/content/families/family-blocks.ts'
import { findDisallowedTag } from '#domain/content/families/rich-text.ts'
import { isVideoId, videoHostNames } from '#domain/content/families/video.ts'
import { linkHref, blockId, shortText, CompletePicture } from './content-block-parts.ts'

const richText = z
  .string()
  .min(1)
  .max(20_000)
  .superRefine((html, problem) => {
    const tag = findDisallowedTag(html)
    if (tag !== null) problem.addIssue({ code: 'custom', message: `has a tag that rich text does not allow: ${tag}` })
  })
const heading = shortText.min(1)
const handle = z.string().regex(/^[\w-]{1,120}$/, 'must be the handle of a product')
const link = { linkLabel: shortText.optional(), href: linkHref.optional() }
const VideoFile = z
  .string()
  .regex(/^\/media\/[a-z]+\/[\w-]{1,120}\.(?:mp4|webm)$/, 'must be an mp4 or webm file below /media/')
const CaptionFile = z.string().regex(/^\/media\/[a-z]+\/[\w-]{1,120}\.vtt$/, 'must be a vtt file below /media/')

const Video = z
  .looseObject({
    id: blockId,
    title: heading,
    text: z.string().max(2_000).optional(),
    duration: z.int().min(1).max(86_400).optional(),
    picture: CompletePicture,
    host: z.enum(videoHostNames).optional(),
    videoId: z.string().max(40).optional(),
    file: VideoFile.optional(),
    captions: z
      .array(
        z.strictObject({
          language: z.string().regex(/^[a-z]{2}(?:-[A-Z]{2})?$/, 'must be a language tag, such as de-DE'),
          label: z.string().min(1).max(60),
          file: CaptionFile,
        }),
      )
      .max(20)
      .optional(),
  })
  .superRefine(({ host, videoId, file, captions }, problem) => {
    const wrong = (path: string, message: string) => problem.addIssue({ code: 'custom', path: [path], message })
    if ((host === undefined) === (file === undefined)) wrong('file', 'needs either a file or a host')
    if (host !== undefined && !isVideoId(host, videoId ?? '')) wrong('videoId', `must be the id of a ${host} video`)
    // The video host provides captions.
    if (host !== undefined && captions !== undefined) wrong('captions', 'are only for self-hosted videos')
  })

/** The props for each block family. Other props remain in the block. */
export const familyProps = {
  Deals: z.looseObject({ id: blockId, heading, max: z.int().min(1).max(12).optional(), ...link }),
  Posts: z
    .looseObject({
      id: blockId,
      heading,
      max: z.int().min(1).max(12).optional(),
      category: z.int32().positive().optional(),
      tag: z.int32().positive().optional(),
      slugs: z.array(blockId).min(1).max(12).optional(),
      ...link,
    })
    .refine(
      ({ slugs, category, tag }) => slugs === undefined || (category === undefined && tag === undefined),
      'needs either slugs, or a category or tag',
    ),
  Story: z.looseObject({
    id: blockId,
    heading,
    html: richText,
    picture: CompletePicture,
    pictureSide: z.enum(['left', 'right']).optional(),
    quote: z.strictObject({ text: z.string().min(1).max(600), name: heading, role: shortText.optional() }).optional(),
    ...link,
  }),
  Video,
  Comparison: z.looseObject({
    id: blockId,
    heading,
    handles: z
      .array(handle)
      .min(2)
      .max(4)
      .refine((handles) => new Set(handles).size === handles.length, 'must not repeat a product'),
    rows: z.array(heading).min(1).max(30).optional(),
  }),
  Faq: z.looseObject({
    id: blockId,
    heading,
    questions: z
      .array(z.strictObject({ question: heading, html: richText }))
      .min(1)
      .max(40),
  }),
  NewsletterBand: z.looseObject({
    id: blockId,
    heading,
    text: z.string().max(600),
    list: z
      .string()
      .regex(/^[\w-]{1,60}$/, 'must be the key of a newsletter')
      .optional(),
  }),
  Map: z.looseObject({
    id: blockId,
    heading,
    address: z.array(heading).min(1).max(6),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    picture: CompletePicture.optional(),
    hours: z
      .array(z.strictObject({ days: heading, time: heading }))
      .max(10)
      .optional(),
  }),
  Html: z
    .looseObject({
      id: blockId,
      title: heading,
      html: z.string().max(200_000),
      css: z.string().max(100_000).optional(),
      js: z.string().max(200_000).optional(),
      height: z.int().min(50).max(2_000),
      heading: shortText.optional(),
      conditions: z.looseObject({ segments: z.unknown() }).partial().optional(),
    })
    .refine(({ conditions }) => conditions?.segments === undefined, {
      path: ['conditions', 'segments'],
      message: 'are not allowed here, because all visitors get the same site sections',
    }),
  Picture: z.looseObject({ id: blockId, picture: CompletePicture, caption: z.string().max(600).optional() }),
  Quote: z.looseObject({
    id: blockId,
    text: z.string().min(1).max(600),
    name: shortText.optional(),
    role: shortText.optional(),
  }),
} satisfies Record<FamilyBlock['type'], z.ZodType>
