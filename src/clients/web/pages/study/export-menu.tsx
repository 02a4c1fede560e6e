import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { Study } from '../../../sdk/index.ts'
import { client } from '../../api.ts'
import { exporting } from '../../strings/report.ts'
import { buttonClass } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx'
import { tell } from '../../ui/toasts.tsx'

const formats = ['xlsx', 'csv', 'labelled_csv', 'spss_syntax', 'json'] as const
type Format = (typeof formats)[number]

interface NamedFile {
  name: string
  content: Blob
}

/** The study as a file. It comes through the API like everything else, so what is refused is told in a toast. */
export function ExportMenu({ study }: { study: Study }) {
  const exported = useMutation({
    mutationFn: (format: Format | 'manifest') => (format === 'manifest' ? manifest(study) : file(study, format)),
    onSuccess: (made) => {
      save(made)
      tell(exporting.done(made.name))
    },
  })
  const start = (format: Format | 'manifest') => () => {
    if (!exported.isPending) exported.mutate(format)
  }
  return (
    <Menu
      label={exported.isPending ? exporting.busy : exporting.label}
      triggerClass={buttonClass('plain')}
      trigger={
        <>
          <Download size={14} aria-hidden className="max-sm:hidden" />
          <span className={classes(exported.isPending && 'animate-breathe')}>{exporting.button}</span>
        </>
      }
    >
      {formats.map((format) => (
        <MenuItem key={format} onClick={start(format)}>
          <Named words={exporting.formats[format]} />
        </MenuItem>
      ))}
      <MenuLine />
      <MenuItem onClick={start('manifest')}>
        <Named words={exporting.manifest} />
      </MenuItem>
    </Menu>
  )
}

const Named = ({ words: [name, about] }: { words: readonly string[] }) => (
  <span className="grid">
    <span>{name}</span>
    <span className="text-xs text-soft">{about}</span>
  </span>
)

async function file({ id, uuid }: Study, format: Format): Promise<NamedFile> {
  const response = await client.studies.download({ study_id: uuid, format })
  const [, name] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return { name: name ?? `study-${id}`, content: await response.blob() }
}

async function manifest({ id, uuid }: Study): Promise<NamedFile> {
  const { manifest } = await client.studies.manifest({ study_id: uuid })
  const content = new Blob([JSON.stringify(manifest, null, 2)], { type: 'application/json' })
  return { name: `study-${id}-manifest.json`, content }
}

function save({ name, content }: NamedFile): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken it over by the next turn at the latest.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
