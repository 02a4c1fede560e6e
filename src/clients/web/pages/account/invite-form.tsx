import { type FormEvent, useRef } from 'react'
import { useCall } from '../../api.ts'
import { account } from '../../strings/account.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { fieldProblems } from '../../ui/problem-words.ts'
import { tell, tellProblem } from '../../ui/toasts.tsx'

const texts = account.members

export function InviteForm() {
  const form = useRef<HTMLFormElement>(null)
  const invite = useCall('account.inviteMember', {
    changes: ['account.listMembers'],
    onDone: ({ invitation, mailed }) => {
      form.current?.reset()
      tell(texts.invited(invitation.email), mailed ? texts.mailed : texts.notMailed)
    },
    onError: (error) => fieldProblems(error).email ?? tellProblem(error),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    invite.mutate({ email: String(given.get('email')), role: given.get('role') === 'admin' ? 'admin' : 'member' })
  }
  return (
    <form ref={form} onSubmit={submit} className="flex flex-wrap items-start gap-2">
      <TextField
        label={texts.email}
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        problem={fieldProblems(invite.error).email}
        className="w-full sm:w-80"
      />
      <SelectField label={texts.role} name="role" className="w-32">
        <option value="member">{account.role.member}</option>
        <option value="admin">{account.role.admin}</option>
      </SelectField>
      <Button kind="primary" type="submit" busy={invite.isPending} className="mt-[23px]">
        {texts.inviteAction}
      </Button>
    </form>
  )
}
