'use client'

import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { FieldFrame, type FieldProps } from '@/components/forms/core/fields'
import { useField } from '@/components/forms/core/form-context'
import type { MessageKey } from '@/components/forms/core/result'
import { cleanLine } from '@/components/forms/core/typed-text'
import { CloseButton } from '@/components/ui/close-button'
import { uploadLimits } from '@/content/facts'
import { FOLDER_TYPE, MEDIA_TYPES } from './document-type'

/** Browsers within apps know media types alone. */
const ACCEPT = uploadLimits.extensions.flatMap((type) => [`.${type}`, MEDIA_TYPES[type]]).join(',')

/**
 * One document, picked or dropped. A transparent native input covers the drop zone, so that keyboard, screen readers and
 * the file dialog work as usual; without JavaScript the input is visible.
 */
export function FileField(props: FieldProps) {
  const t = useTranslations('jobApplication.file')
  useUnopenedDrops()
  const { name, optional } = props
  const { trigger, setError } = useFormContext()
  const field = useField(name)
  const { field: control } = useController<Record<string, File | null>>({ name })
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const file = control.value

  // After the form has been emptied.
  useEffect(() => {
    if (file === null && input.current !== null) input.current.value = ''
  }, [file])

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    control.onChange(target.files?.[0] ?? null)
    if (target.value !== '') void trigger(name)
  }

  function handleDrop(event: DragEvent) {
    setIsOver(false)
    const [dropped, ...others] = event.dataTransfer.files
    if (dropped === undefined) return
    event.preventDefault()
    if (others.length > 0) return setError(name, { message: 'fileSeveral' satisfies MessageKey })
    const isFolder = event.dataTransfer.items[0]?.webkitGetAsEntry()?.isDirectory
    const first = new DataTransfer()
    first.items.add(isFolder ? new File([], dropped.name, { type: FOLDER_TYPE }) : dropped)
    choose(first.files)
  }

  function choose(chosen: FileList) {
    if (input.current === null) return
    input.current.files = chosen
    input.current.dispatchEvent(new Event('change', { bubbles: true }))
  }

  function handleRemove() {
    choose(new DataTransfer().files)
    input.current?.focus()
  }

  return (
    <FieldFrame {...props} className="min-w-0">
      <div
        onDragOver={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
        className={clsx(
          'relative flex min-h-21 items-center gap-4 control-frame p-4 text-ui',
          field.error !== undefined ? 'border-danger' : isOver && 'border-fir-950',
        )}
      >
        <input
          {...field.aria}
          name={name}
          ref={(element) => {
            input.current = element
            control.ref(element)
          }}
          type="file"
          accept={ACCEPT}
          required={!optional}
          // Browsers do not report a choice of the same file, which may have been mended since.
          onClick={() => field.error !== undefined && file !== null && choose(new DataTransfer().files)}
          onChange={handleChange}
          onBlur={() => file !== null && control.onBlur()}
          className={clsx(
            'absolute inset-0 size-full cursor-pointer opacity-0 noscript:static noscript:h-auto noscript:opacity-100',
            'file:mr-4 file:min-h-11 file:rounded-sm file:border-[1.5px] file:border-fir-950 file:px-4.5 file:font-sans file:text-button',
          )}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none btn btn-small flex-none btn-secondary noscript:hidden"
        >
          {t('choose')}
        </span>
        <span className="pointer-events-none min-w-0 flex-1 wrap-anywhere noscript:hidden" role="status">
          {file === null ? (
            <span aria-hidden="true" className="[@media(hover:none)]:hidden">
              {t('drop')}
            </span>
          ) : (
            <span className="line-clamp-3">{cleanLine(file.name)}</span>
          )}
        </span>
        {file !== null && (
          <CloseButton
            aria-label={t('remove', { file: cleanLine(file.name) })}
            onClick={handleRemove}
            className="relative -my-2 -mr-2 size-12 hover:bg-snow-shade"
          />
        )}
      </div>
    </FieldFrame>
  )
}

/** A file dropped beside its field would otherwise open in place of the page. */
function useUnopenedDrops() {
  useEffect(() => {
    const prevent = (event: globalThis.DragEvent) => {
      const isFileInput = event.target instanceof HTMLInputElement && event.target.type === 'file'
      if (!isFileInput && event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const listening = new AbortController()
    window.addEventListener('dragover', prevent, { signal: listening.signal })
    window.addEventListener('drop', prevent, { signal: listening.signal })
    return () => listening.abort()
  }, [])
}
