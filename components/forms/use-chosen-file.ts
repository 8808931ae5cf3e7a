'use client'

import { useRef, useState, type ChangeEvent, type DragEvent } from 'react'
import { validateFile } from '@/lib/job-applications/document-name'
import type { MessageKey } from '@/lib/forms/result'

interface ChosenFile {
  /** The file in the control, once it was found good. */
  file: File | null
  /** Why the last file was not taken. */
  refusal: MessageKey | undefined
  /** True while a file is held above the field. */
  isOver: boolean
}

const NOTHING: ChosenFile = { file: null, refusal: undefined, isOver: false }

/**
 * The file of one control: picked or dropped, validated by name and size, and only then kept. The control
 * itself holds the file, so that the form posts it.
 * @param onRefuse hears of each file that is not taken
 */
export function useChosenFile(onRefuse: (refusal: MessageKey) => void) {
  const inputRef = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<ChosenFile>(NOTHING)

  function take(file: File | undefined) {
    if (file === undefined) return clear()
    const refusal = validateFile(file)
    const input = inputRef.current
    if (input === null) return
    if (refusal !== undefined) {
      onRefuse(refusal)
      input.value = ''
    }
    setState({ ...NOTHING, file: refusal === undefined ? file : null, refusal })
    tellForm(input)
  }

  function clear() {
    const input = inputRef.current
    if (input === null) return
    input.value = ''
    setState(NOTHING)
    tellForm(input)
  }

  return {
    ...state,
    inputRef,
    remove: () => {
      clear()
      inputRef.current?.focus()
    },
    onChange: (event: ChangeEvent<HTMLInputElement>) => take(event.currentTarget.files?.[0]),
    zone: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault()
        setState((current) => (current.isOver ? current : { ...current, isOver: true }))
      },
      onDragLeave: () => setState((current) => ({ ...current, isOver: false })),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        const file = event.dataTransfer.files[0]
        if (file === undefined || inputRef.current === null) return setState({ ...state, isOver: false })
        // One file, even where several were dropped.
        const only = new DataTransfer()
        only.items.add(file)
        inputRef.current.files = only.files
        take(inputRef.current.files?.[0])
      },
    },
  }
}

/** The form rechecks itself when a control tells that it was edited; a value set by script does not tell. */
function tellForm(input: HTMLInputElement): void {
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
