'use client'

import clsx from 'clsx'
import { X } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { uploadLimits } from '@/content/facts'
import { FieldError } from './field-error'
import { useForm } from './form-context'
import { useChosenFile } from './use-chosen-file'
import { useField } from './use-field'

/** The words of a file field, in the page's language. `{file}` stands for the file's name. */
interface FileWords {
  choose: string
  drop: string
  chosen: string
  remove: string
}

interface FileFieldProps {
  name: string
  label: string
  hint: string
  optional?: boolean
  words: FileWords
  className?: string
}

const ACCEPT = uploadLimits.extensions.map((extension) => `.${extension}`).join(',')

/** Names come from other people's computers: nothing that turns or breaks the line is shown. */
const shown = (name: string) => name.replace(/[\p{Cc}\p{Cf}]/gu, '')

/**
 * One document, picked or dropped on it. The browser's own control covers the whole zone, so that keyboard, screen
 * readers and the file dialog work as everywhere; without JavaScript it is shown as it is.
 */
export function FileField({ name, label, hint, optional = false, words, className }: FileFieldProps) {
  const form = useForm()
  const field = useField(name, { hint })
  const { inputRef, file, refusal, isOver, zone, onChange, remove } = useChosenFile((key) =>
    console.warn(form.words.errors[key]),
  )
  const error = refusal === undefined ? field.error : form.words.errors[refusal]
  const described = [field.hintId, error !== undefined && field.errorId].filter(Boolean).join(' ')
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1.75', className)}>
      <label htmlFor={field.id} className="text-ui font-semibold">
        {label}
        {optional && <span className="font-normal quiet"> {form.words.optional}</span>}
      </label>
      <p id={field.hintId} className="-mt-1 text-small quiet">
        {hint}
      </p>
      <div
        {...zone}
        className={clsx(
          'relative flex min-h-21 items-center gap-4 rounded-sm border-[1.5px] bg-white p-4 text-ui hover:border-fir-950 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fir-950',
          error !== undefined
            ? 'border-2 border-danger bg-danger-tint'
            : isOver
              ? 'border-fir-950 bg-snow-shade'
              : 'border-edge',
        )}
      >
        <input
          {...field.control}
          ref={inputRef}
          type="file"
          accept={ACCEPT}
          required={!optional}
          aria-invalid={error !== undefined}
          aria-describedby={described}
          onChange={onChange}
          className="absolute inset-0 size-full cursor-pointer opacity-0 file:mr-4 file:min-h-11 file:rounded-sm file:border-[1.5px] file:border-fir-950 file:px-4.5 file:font-sans file:text-button [@media(scripting:none)]:static [@media(scripting:none)]:h-auto [@media(scripting:none)]:opacity-100"
        />
        <span
          aria-hidden="true"
          className="needs-js pointer-events-none btn btn-small flex-none btn-secondary"
        >
          {words.choose}
        </span>
        <span className="needs-js pointer-events-none min-w-0 flex-1 [overflow-wrap:anywhere]" role="status">
          {file === null ? (
            <span aria-hidden="true">{words.drop}</span>
          ) : (
            <span className="line-clamp-3">{words.chosen.replace('{file}', shown(file.name))}</span>
          )}
        </span>
        {file !== null && (
          <button
            type="button"
            aria-label={words.remove.replace('{file}', shown(file.name))}
            onClick={remove}
            className="relative -my-2 -mr-2 grid size-12 flex-none cursor-pointer place-items-center hover:bg-snow-shade"
          >
            <Icon drawing={X} className="size-5.5" />
          </button>
        )}
      </div>
      <FieldError id={field.errorId}>{error}</FieldError>
    </div>
  )
}
