import { report } from '../../../strings/report.ts'

/** Where one is in a long document, on screens that have room for it. */
export const Contents = ({ parts }: { parts: readonly { id: string; title: string }[] }) => (
  <nav
    aria-label={report.contents}
    data-print="hidden"
    className="sticky top-8 hidden self-start border-l border-line pl-4 text-[13px] xl:block"
  >
    <ul className="grid gap-0.5">
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="block py-1 text-soft hover:text-ink">
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
