import { useState } from 'react'
import { palette } from '../strings/palette.ts'
import { Dialog } from '../ui/dialog.tsx'
import { CheckBox } from '../ui/field.tsx'
import { useOffered } from './commands.ts'
import { PALETTE_KEYS, plainKeys, setPlainKeys } from './shortcuts.ts'

/** Which keys do what, on the page that is open. */
export default function Keys({ open, onClose }: { open: boolean; onClose: () => void }) {
  const commands = useOffered().filter(({ keys }) => keys !== undefined)
  const [on, setOn] = useState(plainKeys)
  return (
    <Dialog open={open} onClose={onClose} title={palette.shortcuts} description={palette.keysHint}>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2 text-sm">
        {[{ id: 'palette', label: palette.openPalette, keys: PALETTE_KEYS }, ...commands].map(({ id, label, keys }) => (
          <div key={id} className="contents">
            <dt>{label}</dt>
            <dd className="text-right">
              <kbd className="rounded border border-line px-1.5 py-0.5 font-mono text-xs">{keys}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 border-t border-line pt-4">
        <CheckBox
          label={palette.plainKeys}
          hint={palette.plainKeysHint}
          checked={on}
          onChange={({ target }) => {
            setPlainKeys(target.checked)
            setOn(target.checked)
          }}
        />
      </div>
    </Dialog>
  )
}
