import { z } from 'zod'
import type { Upload } from '../../platform/contract/call.ts'
import { contract, fileContract } from '../../platform/contract/contract.ts'
import { pagingInput, pagingOutput } from '../../platform/contract/paging.ts'
import { mediaTypes } from './formats/format.ts'
import { isUpload, MOST_ATTACHMENTS, readReference } from './rules.ts'

const mediaAsset = z.object({
  id: z.int(),
  uuid: z.string(),
  filename: z.string().describe('As it was sent, without folders, and with an ending that fits what it is.'),
  mime: z.enum(mediaTypes).describe('What it is, by its bytes.'),
  bytes: z.int(),
  sha256: z.string(),
  description: z.string().nullable(),
  width: z.int().nullable().describe('In pixels; null for documents.'),
  height: z.int().nullable(),
  created_at: z.iso.datetime(),
})

const media_asset_id = z.string().max(100).describe('The id or the uuid of the media asset.')

const NO_REFERENCE = 'must be the id or the uuid of a media asset, or an object with it as `media_asset_id`'
const reference = z.union([z.int(), z.string()], NO_REFERENCE)
const attachment = z
  .union([reference, z.strictObject({ media_asset_id: reference })], NO_REFERENCE)
  .transform((given, context) => {
    const read = readReference(typeof given === 'object' ? given.media_asset_id : given)
    if (read === undefined) context.addIssue(NO_REFERENCE)
    return read ?? z.NEVER
  })

/** What a question is about, wherever one is asked. The same asset twice counts once. */
export const attachmentSchema = z
  .array(attachment, 'must be a list of media assets')
  .transform((list) => [...new Set(list)])
  .refine((list) => list.length <= MOST_ATTACHMENTS, `must have at most ${MOST_ATTACHMENTS} media assets`)
  .describe(
    `Up to ${MOST_ATTACHMENTS} images and documents that the question is about, 50 MB together: ids or uuids of media ` +
      'assets, or objects with them as `media_asset_id`.',
  )

export const create = contract({
  id: 'media.create',
  method: 'POST',
  path: '/v1/media-assets',
  tag: 'Media',
  summary: 'Upload an image or a document',
  description:
    'Stores an image or a document once, to be named in the `attachments` of any number of questions. Send it as ' +
    'multipart/form-data in the part `file`; or as JSON, in base64 in `file_data`, or as a `data_url`. It must be a PNG, ' +
    'JPEG, WebP, GIF or PDF of up to 10 MB unless the installation allows another size. What it is, is read off its bytes; ' +
    'a type that is declared and is another one is refused, and so is a file that is two things at once. Images have up to ' +
    '16,384 pixels on a side and 100 million in all.\n\n' +
    'The same bytes again are the same media asset: the answer is the first one, with its first name. A description is ' +
    'added to one that has none.',
  access: { scope: 'media:write' },
  success: [
    [201, 'The media asset.'],
    [200, 'Your organization had uploaded the same bytes before; the media asset of then.'],
  ],
  input: z.strictObject({
    file: z
      .custom<Upload>(isUpload, 'must be a file, sent as multipart/form-data')
      .optional()
      .describe('The file; only in multipart/form-data.'),
    data_url: z.string('must be a text').optional().describe('The file as `data:image/png;base64,…`.'),
    file_data: z.string('must be a text').optional().describe('The file in base64.'),
    encoding: z.literal('base64', 'must be base64').optional().describe('How `file_data` is written.'),
    filename: z
      .string('must be a text')
      .max(1000, 'must have at most 1000 characters')
      .optional()
      .describe('What to call it; longer names are cut to 255 characters. Default: the name that it was sent with.'),
    mime: z
      .string('must be a text')
      .max(255, 'must have at most 255 characters')
      .optional()
      .describe('What it is. Left out, its bytes tell.'),
    description: z
      .string('must be a text')
      .trim()
      .max(2000, 'must have at most 2000 characters')
      .optional()
      .describe(
        'What it shows, in up to 2,000 characters. Language models that cannot see it are told this instead; the ' +
          'embedded engine takes neither in.',
      ),
  }),
  output: z.object({ media_asset: mediaAsset, media_asset_id: z.int().describe('The id of the media asset.') }),
  errors: [],
  idempotent: true,
  upload: true,
  tool: {
    name: 'v1.media-assets.create',
    set: 'media',
    hidden: ['encoding', 'mime'],
    description:
      'Stores a PNG, JPEG, WebP, GIF or PDF once, to be named in the `attachments` of any number of questions. Send it in ' +
      'base64 as `file_data`, or as a `data_url`; up to 10 MB unless the installation allows another size. The same bytes ' +
      'again are the same media asset.',
  },
})

export const list = contract({
  id: 'media.list',
  method: 'GET',
  path: '/v1/media-assets',
  tag: 'Media',
  summary: 'List media assets',
  description: "Your organization's media assets, newest first.",
  access: { scope: 'media:write' },
  success: [[200, 'A page of media assets.']],
  input: z.strictObject(pagingInput),
  output: z.object({ media_assets: z.array(mediaAsset), ...pagingOutput }),
  errors: [],
  tool: { name: 'v1.media-assets.list', set: 'media' },
})

export const get = contract({
  id: 'media.get',
  method: 'GET',
  path: '/v1/media-assets/{media_asset_id}',
  tag: 'Media',
  summary: 'Read a media asset',
  description: 'What is known of a media asset; its bytes are at `/content`.',
  access: { scope: 'media:write' },
  success: [[200, 'The media asset.']],
  input: z.strictObject({ media_asset_id }),
  output: z.object({ media_asset: mediaAsset }),
  errors: ['not_found'],
  tool: {
    name: 'v1.media-assets.get',
    set: 'media',
    description: 'What is known of a media asset, without its bytes.',
  },
})

export const content = fileContract({
  id: 'media.content',
  method: 'GET',
  path: '/v1/media-assets/{media_asset_id}/content',
  tag: 'Media',
  summary: 'Download a media asset',
  description: 'The bytes of a media asset, exactly as they were uploaded.',
  access: { scope: 'media:write' },
  success: [[200, 'The file.']],
  input: z.strictObject({ media_asset_id }),
  errors: ['not_found'],
  files: mediaTypes,
})
