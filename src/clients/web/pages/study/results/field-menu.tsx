import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../../../ui/classes.ts'
import { itemClass, Menu } from '../../../ui/menu.tsx'
import { fieldGroups, fieldName } from './fields.ts'

/** All fields by subject; those in use are checked, and choosing them again takes them away. */
export function FieldMenu({
  trigger,
  triggerClass,
  label,
  chosen,
  onToggle,
}: {
  trigger: ReactNode
  triggerClass: string
  label: string
  chosen: readonly string[]
  onToggle: (field: string) => void
}) {
  return (
    <Menu trigger={trigger} triggerClass={triggerClass} label={label} align="start">
      <div className="max-h-[min(60vh,26rem)] overflow-y-auto">
        {fieldGroups.map(({ label: subject, fields }) => (
          <Base.Group key={subject}>
            <Base.GroupLabel className="px-2 pt-2 pb-1 text-xs font-medium text-soft">{subject}</Base.GroupLabel>
            {fields.map((field) => (
              <Base.CheckboxItem
                key={field}
                checked={chosen.includes(field)}
                onCheckedChange={() => onToggle(field)}
                className={classes(itemClass, 'justify-between')}
              >
                {fieldName(field)}
                <Base.CheckboxItemIndicator>
                  <Check size={14} aria-hidden />
                </Base.CheckboxItemIndicator>
              </Base.CheckboxItem>
            ))}
          </Base.Group>
        ))}
      </div>
    </Menu>
  )
}
