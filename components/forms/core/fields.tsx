'use client'

import clsx from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { today } from '@/lib/dates/today'
import { FieldError } from './field-error'
import { useControl, useField } from './form-context'

export interface FieldProps {
  name: string
  /** Says so after the label. */
  optional?: boolean
  className?: string
}

interface FieldFrameProps extends FieldProps {
  /** Whether a tick in the control says that an error is corrected. */
  hasTick?: boolean
  children: ReactNode
}

export function FieldFrame({ name, optional, className, hasTick, children }: FieldFrameProps) {
  const t = useTranslations('forms')
  const field = useField(name)
  return (
    <div data-field className={clsx('flex scroll-my-6 flex-col gap-1.75', className)}>
      <label htmlFor={field.id} className="text-ui font-semibold">
        {field.label}
        {optional && <span className="font-normal quiet"> {t('optional')}</span>}
      </label>
      {field.hint !== undefined && (
        <p id={field.hintId} className="-mt-1 text-small quiet">
          {field.hint}
        </p>
      )}
      <div className="relative">
        {children}
        {hasTick && field.isCorrected && (
          <span className="pointer-events-none absolute top-4.25 right-4 text-success" role="status">
            <Check className="size-5" />
            <span className="sr-only">{t('corrected')}</span>
          </span>
        )}
      </div>
      <FieldError id={field.errorId}>{field.error}</FieldError>
    </div>
  )
}

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'number' | 'date'
  /** For numbers and dates. */
  min?: number | string | undefined
  max?: string | undefined
  inputMode?: 'numeric'
  autoComplete?: HTMLInputAutoCompleteAttribute
}

export function TextField({ type = 'text', min, max, inputMode, autoComplete, ...field }: TextFieldProps) {
  const control = useControl(field.name, type === 'date' && 'appearance-none')
  return (
    <FieldFrame {...field} hasTick>
      <input
        {...control}
        {...{ type, min, max, inputMode, autoComplete }}
        required={!field.optional}
        spellCheck={['email', 'tel', 'number'].includes(type) ? false : undefined}
      />
    </FieldFrame>
  )
}

interface DateFieldProps extends FieldProps {
  /** First day that can be chosen, YYYY-MM-DD. */
  min?: string
  /** Last day that can be chosen; `today` once the page is interactive, because it may have been built on another day. */
  max?: string
}

/** The browser's date field; it posts YYYY-MM-DD. */
export function DateField({ max = '2099-12-31', ...field }: DateFieldProps) {
  const isHydrated = useHydrated()
  return <TextField {...field} type="date" max={max !== 'today' ? max : isHydrated ? today() : undefined} />
}

export function TextareaField(field: FieldProps) {
  const control = useControl(field.name, 'block resize-y py-3.5')
  return (
    <FieldFrame {...field} hasTick>
      <textarea {...control} required={!field.optional} rows={4} />
    </FieldFrame>
  )
}

/** A choice of a select, or of a row of radio cards. */
export interface Choice {
  value: string
  label: string
}

interface SelectFieldProps extends FieldProps {
  /** A group with a label becomes an `optgroup`. */
  groups: readonly { label?: string | undefined; choices: readonly Choice[] }[]
}

export function SelectField({ groups, ...field }: SelectFieldProps) {
  const control = useControl(field.name, 'appearance-none pr-11')
  const options = (choices: readonly Choice[]) =>
    choices.map(({ value, label: text }) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))
  return (
    <FieldFrame {...field}>
      <select {...control}>
        {groups.map((group) =>
          group.label === undefined ? (
            options(group.choices)
          ) : (
            <optgroup key={group.label} label={group.label}>
              {options(group.choices)}
            </optgroup>
          ),
        )}
      </select>
      <ChevronDown className="pointer-events-none absolute top-4.25 right-3.5 size-5" />
    </FieldFrame>
  )
}
