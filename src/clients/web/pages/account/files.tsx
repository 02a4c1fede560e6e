import { Download } from 'lucide-react'
import { useState } from 'react'
import { client } from '../../api.ts'
import { billing } from '../../strings/account-billing.ts'
import { Button } from '../../ui/button.tsx'
import { tellProblem } from '../../ui/toasts.tsx'
import { saveFile } from './download.ts'

interface Period {
  from?: string
  to?: string
}

const files = [
  {
    label: billing.events.download,
    name: 'charges.csv',
    get: (period: Period) => client.billing.downloadEvents(period),
  },
  {
    label: billing.events.downloadUsage,
    name: 'usage.csv',
    get: (period: Period) => client.billing.downloadUsage(period),
  },
] as const

/** What was charged and what was used in a period, as tables for other programs. */
export function Files({ period }: { period: Period }) {
  const [under, setUnder] = useState<string>()
  const save = async ({ get, name }: (typeof files)[number]) => {
    setUnder(name)
    await saveFile(get(period), name).catch(tellProblem)
    setUnder(undefined)
  }
  return files.map((file) => (
    <Button
      key={file.name}
      busy={under === file.name}
      icon={<Download size={15} aria-hidden />}
      onClick={() => void save(file)}
    >
      {file.label}
    </Button>
  ))
}
