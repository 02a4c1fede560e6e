import { type CommandFamily, command } from '../command.ts'
import { given, oneId, wholeNumber } from '../given.ts'
import { typed } from '../program.ts'
import { count, day } from '../words.ts'
import { readUpload } from './media-upload.ts'

const upload = command({
  name: 'upload',
  summary: 'upload an image or a PDF, to attach it to questions',
  usage: 'FILE [options]',
  details:
    'PNG, JPEG, WebP, GIF or PDF, up to 10 MB unless the installation allows another size. The same bytes again are the same file.',
  options: {
    description: { type: 'string', value: 'TEXT', description: 'what it shows, for models that cannot see it' },
  },
  examples: ['media upload packaging.png --description "The new carton, front"'],
  async run({ client, values, positionals, out }) {
    const file = oneId(positionals, 'media upload FILE')
    const uploaded = await client.media.create({
      ...(await readUpload(file)),
      ...given({ description: values.description }),
    })
    if (out.wants_json) return out.json(uploaded)
    const { media_asset: asset } = uploaded
    out.print(`${asset.filename} is media asset ${asset.id} (${sizeOf(asset)}).`)
    out.note(
      out.colours.dim(`Ask about it: ${typed(`studies ask STUDY_ID "What do you think of it?" --attach ${asset.id}`)}`),
    )
  },
})

const list = command({
  name: 'list',
  summary: 'what was uploaded, newest first',
  usage: '[options]',
  options: { limit: { type: 'string', value: 'N', description: 'how many, up to 100 (default: 20)' } },
  examples: ['media list'],
  async run({ client, values, out }) {
    const page = await client.media.list({ limit: wholeNumber('limit', values.limit, 100) ?? 20 })
    if (out.wants_json) return out.json(page)
    if (page.media_assets.length === 0) return out.note(`Nothing was uploaded yet: ${typed('media upload FILE')}`)
    out.table(
      [
        { title: 'id', align: 'right' },
        { title: 'name', shrinks: true },
        { title: 'what' },
        { title: 'uploaded' },
        { title: 'description', shrinks: true, style: 'dim' },
      ],
      page.media_assets.map((asset) => [
        String(asset.id),
        asset.filename,
        sizeOf(asset),
        day(asset.created_at),
        asset.description ?? '',
      ]),
    )
  },
})

interface Asset {
  mime: string
  bytes: number
  width: number | null
  height: number | null
}

function sizeOf({ mime, bytes, width, height }: Asset): string {
  const size = width === null ? '' : `, ${width} × ${height}`
  return `${mime.split('/')[1]}, ${count(Math.ceil(bytes / 1024))} kB${size}`
}

/** `media`: images and documents that questions are about. */
export const media: CommandFamily = {
  name: 'media',
  summary: 'images and documents that questions are about',
  commands: [upload, list],
  default: 'list',
}
