import { Link, type LinkProps } from '@tanstack/react-router'
import {
  BookOpen,
  FlaskConical,
  MessageCircleQuestion,
  Scale,
  Settings,
  ShieldCheck,
  Users,
  UsersRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { boot } from '../boot.ts'
import { shell } from '../strings/shell.ts'

interface Entry {
  label: string
  icon: ReactNode
  link?: LinkProps
  href?: string
  exact?: boolean
}

const size = { size: 16, 'aria-hidden': true } as const

const ask: Entry = { label: shell.ask, icon: <MessageCircleQuestion {...size} />, link: { to: '/' }, exact: true }
const research: readonly Entry[] = [
  { label: shell.audience, icon: <Users {...size} />, link: { to: '/audience' } },
  { label: shell.groups, icon: <UsersRound {...size} />, link: { to: '/research-groups' } },
  { label: shell.studies, icon: <FlaskConical {...size} />, link: { to: '/research-studies' } },
]
const around: readonly Entry[] = [
  { label: shell.fidelity, icon: <Scale {...size} />, link: { to: '/fidelity' } },
  { label: shell.docs, icon: <BookOpen {...size} />, href: '/docs' },
]
const own: readonly Entry[] = [{ label: shell.account, icon: <Settings {...size} />, link: { to: '/account' } }]
const administration: Entry = {
  label: shell.administration,
  icon: <ShieldCheck {...size} />,
  link: { to: '/admin' },
}

/** Where one can go. Without an account there is the panel to ask; the rest leads to the sign-in. */
export function Navigation({ onNavigate }: { onNavigate?: () => void }) {
  const { session } = boot
  return (
    <nav aria-label={shell.mainNavigation} className="grid gap-5">
      <List entries={[ask, ...research]} onNavigate={onNavigate} />
      <List entries={around} onNavigate={onNavigate} />
      {session !== null && (
        <List entries={session.user.administrator ? [...own, administration] : own} onNavigate={onNavigate} />
      )}
    </nav>
  )
}

const entryClass =
  'flex items-center gap-2.5 rounded-control px-2.5 py-1.5 text-sm text-soft hover:bg-hover hover:text-ink aria-[current=page]:bg-hover aria-[current=page]:font-medium aria-[current=page]:text-ink'

const List = ({ entries, onNavigate }: { entries: readonly Entry[]; onNavigate: (() => void) | undefined }) => (
  <ul className="grid gap-0.5">
    {entries.map(({ label, icon, link, href, exact = false }) => (
      <li key={label}>
        {link === undefined ? (
          <a href={href} className={entryClass}>
            {icon}
            {label}
          </a>
        ) : (
          <Link
            {...link}
            activeOptions={{ exact, includeSearch: false }}
            className={entryClass}
            {...(onNavigate === undefined ? {} : { onClick: onNavigate })}
          >
            {icon}
            {label}
          </Link>
        )}
      </li>
    ))}
  </ul>
)
