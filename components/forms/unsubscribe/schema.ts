import { z } from '@/components/forms/core/zod'
import { UNSUBSCRIBE_PARAM } from './link'

export const unsubscribeSchema = z.object({ [UNSUBSCRIBE_PARAM]: z.uuid() })
