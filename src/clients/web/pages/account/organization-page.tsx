import { Download } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { client, useCall } from '../../api.ts'
import { boot } from '../../boot.ts'
import { account } from '../../strings/account.ts'
import { Button } from '../../ui/button.tsx'
import { isAdmin } from '../../ui/checkout.ts'
import { TextField } from '../../ui/field.tsx'
import { fieldProblems } from '../../ui/problem-words.ts'
import { tell, tellProblem } from '../../ui/toasts.tsx'
import { DeleteForGood } from './delete-for-good.tsx'
import { saveFile } from './download.ts'
import { Section } from './section.tsx'

const texts = account.organization

const nameIn = (event: FormEvent<HTMLFormElement>): string => {
  event.preventDefault()
  return String(new FormData(event.currentTarget).get('name')).trim()
}

/** The organization itself: its name, further ones, and the ends of it and of the account. */
export default function OrganizationPage() {
  return (
    <>
      <Section
        title={texts.title}
        lead={isAdmin() ? texts.nameWords : texts.memberWords(boot.session!.organization.name)}
      >
        {isAdmin() && <Rename />}
      </Section>
      <Section title={texts.another} lead={texts.anotherWords}>
        <Another />
      </Section>
      {isAdmin() && (
        <Section title={texts.exported} lead={texts.exportWords}>
          <ExportAll />
        </Section>
      )}
      <Section title={texts.ends}>
        <Ends />
      </Section>
    </>
  )
}

function Rename() {
  const { organization } = boot.session!
  const rename = useCall('account.updateOrganization', {
    changes: ['account.get', 'account.billing'],
    onDone: () => tell(texts.renamed),
    onError: (error) => fieldProblems(error).name ?? tellProblem(error),
  })
  return (
    <form onSubmit={(event) => rename.mutate({ name: nameIn(event) })} className="flex flex-wrap items-start gap-2">
      <TextField
        label={texts.name}
        name="name"
        required
        maxLength={200}
        autoComplete="off"
        defaultValue={organization.name}
        problem={fieldProblems(rename.error).name}
        className="w-full sm:w-80"
      />
      <Button kind="primary" type="submit" busy={rename.isPending} className="sm:mt-[23px]">
        {texts.rename}
      </Button>
    </form>
  )
}

function Another() {
  const form = useRef<HTMLFormElement>(null)
  const create = useCall('account.createOrganization', {
    changes: ['account.get'],
    onDone: ({ organization: { name } }) => {
      form.current?.reset()
      tell(texts.made(name), texts.madeWords)
    },
    onError: (error) => fieldProblems(error).name ?? tellProblem(error),
  })
  return (
    <form
      ref={form}
      onSubmit={(event) => create.mutate({ name: nameIn(event) })}
      className="flex flex-wrap items-start gap-2"
    >
      <TextField
        label={texts.anotherName}
        name="name"
        required
        maxLength={200}
        autoComplete="off"
        problem={fieldProblems(create.error).name}
        className="w-full sm:w-80"
      />
      <Button type="submit" busy={create.isPending} className="sm:mt-[23px]">
        {texts.makeIt}
      </Button>
    </form>
  )
}

function ExportAll() {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await saveFile(client.account.exportOrganization({}), 'organization.zip').catch(tellProblem)
    setBusy(false)
  }
  return (
    <Button busy={busy} icon={<Download size={15} aria-hidden />} onClick={() => void save()}>
      {texts.exportAction}
    </Button>
  )
}

function Ends() {
  const { organization, user } = boot.session!
  // The session goes on in an organization that is left.
  const deleteIt = useCall('account.deleteOrganization', { onDone: () => location.assign('/account') })
  const deleteMe = useCall('account.deleteUser', { onDone: () => location.assign('/') })
  return (
    <div className="grid gap-3">
      {isAdmin() && (
        <DeleteForGood
          title={texts.deleteIt}
          words={texts.deleteItWords}
          field={texts.typeName(organization.name)}
          wanted={organization.name}
          action={texts.deleteItAction}
          busy={deleteIt.isPending}
          onDelete={(confirm) => deleteIt.mutate({ confirm })}
        />
      )}
      <DeleteForGood
        title={texts.deleteMe}
        words={texts.deleteMeWords}
        field={texts.typeEmail(user.email)}
        wanted={user.email}
        action={texts.deleteMeAction}
        busy={deleteMe.isPending}
        onDelete={(confirm) => deleteMe.mutate({ confirm })}
      />
    </div>
  )
}
