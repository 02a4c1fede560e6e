import { ChevronsUpDown } from 'lucide-react'
import { client } from '../api.ts'
import { boot, signInAddress } from '../boot.ts'
import { shell } from '../strings/shell.ts'
import { buttonClass } from '../ui/button.tsx'
import { Menu, MenuChoice, MenuItem, MenuLine, MenuLink } from '../ui/menu.tsx'
import { tellProblem } from '../ui/toasts.tsx'
import { setTheme, type Theme, useTheme } from './theme.ts'

const leave = (work: Promise<unknown>, to: string): void => {
  work.then(() => location.assign(to), tellProblem)
}

/** Who is signed in and where, and what follows from it. */
export function UserMenu() {
  const theme = useTheme()
  const { session } = boot
  const appearance = (
    <MenuChoice
      label={shell.theme}
      chosen={theme}
      onChoose={(value) => setTheme(value as Theme)}
      options={[
        { value: 'system', label: shell.system },
        { value: 'light', label: shell.light },
        { value: 'dark', label: shell.dark },
      ]}
    />
  )
  if (session === null) {
    return (
      <div className="grid gap-2">
        {boot.sign_in && (
          <a
            href={signInAddress()}
            // The page that is open when it is clicked, which may be another by then.
            onClick={(event) => {
              event.currentTarget.href = signInAddress()
            }}
            className={buttonClass('primary')}
          >
            {shell.signIn}
          </a>
        )}
        <Menu trigger={shell.theme} triggerClass={buttonClass('quiet', true)} side="top" align="start">
          {appearance}
        </Menu>
      </div>
    )
  }
  const others = session.organizations.filter(({ uuid }) => uuid !== session.organization.uuid)
  return (
    <Menu
      side="top"
      align="start"
      triggerClass="flex w-full items-center gap-2 rounded-control px-2.5 py-2 text-left hover:bg-hover"
      trigger={
        <>
          <span className="min-w-0 flex-1">
            <span className="block truncate text-sm font-medium">{session.organization.name}</span>
            <span className="block truncate text-xs text-soft">{session.user.email}</span>
          </span>
          <ChevronsUpDown size={14} aria-hidden className="text-soft" />
        </>
      }
    >
      <MenuLink to="/account">{shell.account}</MenuLink>
      {others.map(({ uuid, name }) => (
        <MenuItem key={uuid} onClick={() => leave(client.account.switchOrganization({ org_uuid: uuid }), '/')}>
          {shell.switchTo(name)}
        </MenuItem>
      ))}
      <MenuLine />
      {appearance}
      <MenuLine />
      <MenuItem onClick={() => leave(client.account.signOut({}), '/login/signed-out')}>{shell.signOut}</MenuItem>
    </Menu>
  )
}
