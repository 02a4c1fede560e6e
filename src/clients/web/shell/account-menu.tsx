import type { ReactNode } from 'react'
import type { AccountGetOutput } from '../../sdk/index.ts'
import { client } from '../api.ts'
import { shell } from '../strings/shell.ts'
import { Menu, MenuChoice, MenuItem, MenuLine, MenuLink } from '../ui/menu.tsx'
import { tellProblem } from '../ui/toasts.tsx'
import { setTheme, type Theme, themes, useTheme } from './theme.ts'

const leave = (work: Promise<unknown>, to: string): void => {
  work.then(() => location.assign(to), tellProblem)
}

/** What somebody who is signed in can do about that. */
export default function AccountMenu({ session, trigger }: { session: AccountGetOutput; trigger: ReactNode }) {
  const theme = useTheme()
  const others = session.organizations.filter(({ uuid }) => uuid !== session.organization.uuid)
  return (
    <Menu
      side="top"
      align="start"
      triggerClass="flex w-full items-center gap-2 rounded-control px-2.5 py-2 text-left hover:bg-hover"
      trigger={trigger}
    >
      <MenuLink to="/account">{shell.account}</MenuLink>
      {others.map(({ uuid, name }) => (
        <MenuItem key={uuid} onClick={() => leave(client.account.switchOrganization({ org_uuid: uuid }), '/')}>
          {shell.switchTo(name)}
        </MenuItem>
      ))}
      <MenuLine />
      <MenuChoice label={shell.theme} chosen={theme} onChoose={(value) => setTheme(value as Theme)} options={themes} />
      <MenuLine />
      <MenuItem onClick={() => leave(client.account.signOut({}), '/login/signed-out')}>{shell.signOut}</MenuItem>
    </Menu>
  )
}
