import { ChevronsUpDown } from 'lucide-react'
import { lazy, Suspense, useId } from 'react'
import { boot, signInAddress } from '../boot.ts'
import { shell } from '../strings/shell.ts'
import { buttonClass } from '../ui/button.tsx'
import { inputClass } from '../ui/field.tsx'
import { setTheme, type Theme, themes, useTheme } from './theme.ts'

/** Loaded for those who have one: menus are a fifth of what the first page would weigh. */
const AccountMenu = lazy(() => import('./account-menu.tsx'))

/** Who is signed in and where, and what follows from it. */
export function UserMenu() {
  const { session } = boot
  if (session === null) return <SignedOut />
  const who = (
    <>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium">{session.organization.name}</span>
        <span className="block truncate text-xs text-soft">{session.user.email}</span>
      </span>
      <ChevronsUpDown size={14} aria-hidden className="text-soft" />
    </>
  )
  return (
    <Suspense fallback={<div className="flex w-full items-center gap-2 px-2.5 py-2">{who}</div>}>
      <AccountMenu session={session} trigger={who} />
    </Suspense>
  )
}

function SignedOut() {
  const theme = useTheme()
  const id = useId()
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
      <div className="flex items-center justify-between gap-2 px-1">
        <label htmlFor={id} className="text-[13px] text-soft">
          {shell.theme}
        </label>
        <select
          id={id}
          value={theme}
          onChange={(event) => setTheme(event.target.value as Theme)}
          className={`${inputClass} w-auto`}
        >
          {themes.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
