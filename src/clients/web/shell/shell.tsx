import { Dialog } from '@base-ui/react/dialog'
import { Link, Outlet, useNavigate, useRouterState } from '@tanstack/react-router'
import { Menu as MenuIcon, Search, X } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { boot } from '../boot.ts'
import { palette } from '../strings/palette.ts'
import { shell } from '../strings/shell.ts'
import { type Command, useCommands, useOffered } from './commands.ts'
import { Navigation } from './navigation.tsx'
import { PALETTE_KEYS, useShortcuts } from './shortcuts.ts'
import { UserMenu } from './user-menu.tsx'

const Palette = lazy(() => import('./palette.tsx'))
const Keys = lazy(() => import('./keys.tsx'))

const Name = () => (
  <Link to="/" className="flex items-center gap-2 rounded-control font-semibold tracking-tight">
    <img src="/favicon.svg" alt="" width={22} height={22} />
    Populace
  </Link>
)

/** What is around every page: where one can go, who one is, and everything by name. */
export function Shell() {
  const [paletteOpen, setPaletteOpen] = useState(false)
  const [keysOpen, setKeysOpen] = useState(false)
  const openPalette = useCallback(() => setPaletteOpen(true), [])
  useCommands(useOwnCommands(setKeysOpen))
  useShortcuts(useOffered(), openPalette)
  return (
    <div className="isolated min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a
        href="#main"
        data-print="hidden"
        className="sr-only rounded-control bg-raised px-3 py-2 shadow-raised focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        {shell.toContent}
      </a>
      <aside
        data-print="hidden"
        className="sticky top-0 z-20 hidden h-dvh flex-col gap-6 border-r border-line bg-tint px-3 py-4 lg:flex"
      >
        <div className="px-2.5">
          <Name />
        </div>
        <SearchButton onClick={openPalette} />
        <Navigation />
        <div className="mt-auto grid gap-3">
          <Synthetic />
          <UserMenu />
        </div>
      </aside>
      <NarrowBar openPalette={openPalette} />
      <Main />
      <Suspense>
        {paletteOpen && <Palette open onClose={() => setPaletteOpen(false)} />}
        {keysOpen && <Keys open onClose={() => setKeysOpen(false)} />}
      </Suspense>
    </div>
  )
}

const Synthetic = () => <p className="px-2.5 text-xs text-soft">{shell.synthetic}</p>

const SearchButton = ({ onClick }: { onClick: () => void }) => (
  <button
    type="button"
    onClick={onClick}
    className="flex items-center gap-2 rounded-control border border-line bg-raised px-2.5 py-1.5 text-sm text-soft hover:text-ink"
  >
    <Search size={14} aria-hidden />
    <span className="flex-1 text-left">{shell.search}</span>
    <kbd className="font-mono text-xs" aria-hidden>
      {PALETTE_KEYS}
    </kbd>
  </button>
)

/** On phones and small windows: the name, the search, and a menu from the side. */
function NarrowBar({ openPalette }: { openPalette: () => void }) {
  const address = useRouterState({ select: ({ location }) => location.pathname })
  // Whichever link of the menu was followed, the menu is not open on the page that it led to.
  const [openAt, setOpenAt] = useState<string>()
  return (
    <header
      data-print="hidden"
      className="sticky top-0 z-30 flex items-center justify-between border-b border-line bg-paper/95 px-4 py-2 backdrop-blur lg:hidden"
    >
      <Name />
      <div className="flex items-center gap-1">
        <button
          type="button"
          aria-label={shell.search}
          onClick={openPalette}
          className="inline-flex size-10 items-center justify-center rounded-control text-soft"
        >
          <Search size={18} aria-hidden />
        </button>
        <Dialog.Root open={openAt === address} onOpenChange={(open) => setOpenAt(open ? address : undefined)}>
          <Dialog.Trigger
            aria-label={shell.menu}
            className="inline-flex size-10 items-center justify-center rounded-control text-soft"
          >
            <MenuIcon size={18} aria-hidden />
          </Dialog.Trigger>
          <Dialog.Portal>
            <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/35" />
            <Dialog.Popup
              aria-label={shell.menu}
              className="fixed inset-y-0 right-0 z-50 flex w-72 flex-col gap-6 border-l border-line bg-raised p-4 outline-none"
            >
              <Dialog.Close
                aria-label={shell.close}
                className="ml-auto inline-flex size-9 items-center justify-center rounded-control text-soft"
              >
                <X size={18} aria-hidden />
              </Dialog.Close>
              <Navigation onNavigate={() => setOpenAt(undefined)} />
              <div className="mt-auto grid gap-3">
                <Synthetic />
                <UserMenu />
              </div>
            </Dialog.Popup>
          </Dialog.Portal>
        </Dialog.Root>
      </div>
    </header>
  )
}

/** After a change of page the reader is at its beginning, with the eyes and with a screen reader. */
function Main() {
  const address = useRouterState({ select: ({ location }) => location.pathname })
  const main = useRef<HTMLElement>(null)
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the address that matters.
  useEffect(() => {
    if (first.current) first.current = false
    else main.current?.focus({ preventScroll: true })
  }, [address])
  return (
    <main id="main" ref={main} tabIndex={-1} className="min-w-0 outline-none">
      <Outlet />
    </main>
  )
}

function useOwnCommands(setKeysOpen: (open: boolean) => void): readonly Command[] {
  const navigate = useNavigate()
  return useMemo(() => {
    const page = (id: string, label: string, to: string, keys?: string): Command => ({
      id,
      label,
      group: palette.page,
      run: () => void navigate({ to }),
      ...(keys === undefined ? {} : { keys }),
    })
    return [
      page('ask', palette.askQuestion, '/', 'g h'),
      page('audience', shell.audience, '/audience', 'g a'),
      page('groups', shell.groups, '/research-groups', 'g g'),
      page('studies', shell.studies, '/research-studies', 'g s'),
      page('new-study', palette.newStudy, '/research-studies/new', 'c'),
      page('fidelity', shell.fidelity, '/fidelity', 'g f'),
      page('account', shell.account, '/account', 'g u'),
      ...(boot.session?.user.administrator ? [page('admin', shell.administration, '/admin', 'g x')] : []),
      { id: 'docs', label: shell.docs, group: palette.page, run: () => location.assign('/docs') },
      { id: 'api', label: shell.api, group: palette.page, run: () => location.assign('/docs/api') },
      { id: 'keys', label: palette.shortcuts, group: palette.action, keys: '?', run: () => setKeysOpen(true) },
    ]
  }, [navigate, setKeysOpen])
}
