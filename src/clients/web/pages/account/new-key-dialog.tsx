import { type FormEvent, useState } from 'react'
import { useCall } from '../../api.ts'
import { boot, isFree } from '../../boot.ts'
import { account } from '../../strings/account.ts'
import { common } from '../../strings/common.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CheckBox, TextField } from '../../ui/field.tsx'
import { fieldProblems } from '../../ui/problem-words.ts'
import { tellProblem } from '../../ui/toasts.tsx'
import { ALL, READING, type Scope } from './key-rights.ts'

const texts = account.keys

type Extent = 'all' | 'read' | 'chosen'

/** What a key is for and what it may do. The key itself is shown by the page, once. */
export function NewKeyDialog({
  open,
  onClose,
  onMade,
}: {
  open: boolean
  onClose: () => void
  onMade: (key: string) => void
}) {
  const [extent, setExtent] = useState<Extent>('all')
  const [chosen, setChosen] = useState<readonly Scope[]>([])
  const create = useCall('account.createKey', {
    changes: ['account.listKeys'],
    onDone: ({ api_key }) => {
      setExtent('all')
      setChosen([])
      onClose()
      onMade(api_key)
    },
    onError: (error) => fieldProblems(error).name ?? tellProblem(error),
  })
  const scopes = extent === 'all' ? undefined : extent === 'read' ? [...READING] : [...chosen]
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    create.mutate({ ...(name === '' ? {} : { name }), ...(scopes === undefined ? {} : { scopes }) })
  }
  const extents: readonly [Extent, string][] = isFree()
    ? [
        ['all', texts.whatFree],
        ['read', texts.whatReadFree],
      ]
    : [
        ['all', texts.whatAll],
        ['read', texts.whatRead],
        ['chosen', texts.whatChosen],
      ]
  const choices: readonly Scope[] = boot.session?.user.administrator ? [...ALL, 'admin'] : ALL
  return (
    <Dialog open={open} onClose={onClose} title={texts.make} description={texts.lead}>
      <form onSubmit={submit} className="grid gap-4">
        <TextField
          label={texts.name}
          name="name"
          maxLength={100}
          placeholder={texts.namePlaceholder}
          autoComplete="off"
          problem={fieldProblems(create.error).name}
        />
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-[13px] font-medium text-soft">{texts.what}</legend>
          {extents.map(([value, label]) => (
            <CheckBox
              key={value}
              type="radio"
              name="extent"
              label={label}
              checked={extent === value}
              onChange={() => setExtent(value)}
            />
          ))}
        </fieldset>
        {extent === 'chosen' && (
          <fieldset className="grid gap-2 rounded-control border border-line p-3 sm:grid-cols-2">
            <legend className="px-1 text-[13px] text-soft">{texts.choose}</legend>
            {choices.map((scope) => (
              <CheckBox
                key={scope}
                label={texts.scopes[scope]}
                checked={chosen.includes(scope)}
                onChange={({ target: { checked } }) =>
                  setChosen(checked ? [...chosen, scope] : chosen.filter((other) => other !== scope))
                }
              />
            ))}
          </fieldset>
        )}
        <p className="text-[13px] text-soft">{texts.noExpiry}</p>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            kind="primary"
            type="submit"
            busy={create.isPending}
            disabled={extent === 'chosen' && chosen.length === 0}
          >
            {texts.make}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
