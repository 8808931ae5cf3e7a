export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  public: {
    Tables: {
      booking_inquiries: {
        Row: {
          accommodation_notes: string | null
          additional_requests: string | null
          category: string
          check_in_date: string | null
          check_out_date: string | null
          company: string | null
          conference_type: string | null
          created_at: string
          dietary_requirements: string | null
          email: string
          form_type: string
          id: string
          language: string
          meals: string | null
          mothers_day_option: string | null
          name: string
          needs_accommodation: string | null
          nights: string | null
          package_type: string | null
          participants: string
          phone: string
          reference: string
          request_activity: boolean
          request_spa: boolean
          subject: string | null
          subject_id: string | null
          technical_equipment: string | null
        }
        Insert: {
          accommodation_notes?: string | null
          additional_requests?: string | null
          category: string
          check_in_date?: string | null
          check_out_date?: string | null
          company?: string | null
          conference_type?: string | null
          created_at?: string
          dietary_requirements?: string | null
          email: string
          form_type: string
          id?: string
          language?: string
          meals?: string | null
          mothers_day_option?: string | null
          name: string
          needs_accommodation?: string | null
          nights?: string | null
          package_type?: string | null
          participants: string
          phone: string
          reference?: never
          request_activity?: boolean
          request_spa?: boolean
          subject?: string | null
          subject_id?: string | null
          technical_equipment?: string | null
        }
        Update: {
          accommodation_notes?: string | null
          additional_requests?: string | null
          category?: string
          check_in_date?: string | null
          check_out_date?: string | null
          company?: string | null
          conference_type?: string | null
          created_at?: string
          dietary_requirements?: string | null
          email?: string
          form_type?: string
          id?: string
          language?: string
          meals?: string | null
          mothers_day_option?: string | null
          name?: string
          needs_accommodation?: string | null
          nights?: string | null
          package_type?: string | null
          participants?: string
          phone?: string
          reference?: never
          request_activity?: boolean
          request_spa?: boolean
          subject?: string | null
          subject_id?: string | null
          technical_equipment?: string | null
        }
        Relationships: []
      }
      job_applications: {
        Row: {
          cover_letter_file_path: string | null
          created_at: string
          cv_file_path: string | null
          email: string
          id: string
          job_title: string
          language: string
          message: string | null
          name: string
          phone: string | null
          reference: string
        }
        Insert: {
          cover_letter_file_path?: string | null
          created_at?: string
          cv_file_path?: string | null
          email: string
          id?: string
          job_title: string
          language?: string
          message?: string | null
          name: string
          phone?: string | null
          reference?: never
        }
        Update: {
          cover_letter_file_path?: string | null
          created_at?: string
          cv_file_path?: string | null
          email?: string
          id?: string
          job_title?: string
          language?: string
          message?: string | null
          name?: string
          phone?: string | null
          reference?: never
        }
        Relationships: []
      }
      lost_and_found: {
        Row: {
          address: string
          arrival_date: string
          booking_number: string | null
          city: string
          created_at: string
          departure_date: string
          email: string
          id: string
          item_description: string
          language: string
          name: string
          phone: string
          reference: string
          room_number: string | null
          zip_code: string
        }
        Insert: {
          address: string
          arrival_date: string
          booking_number?: string | null
          city: string
          created_at?: string
          departure_date: string
          email: string
          id?: string
          item_description: string
          language?: string
          name: string
          phone: string
          reference?: never
          room_number?: string | null
          zip_code: string
        }
        Update: {
          address?: string
          arrival_date?: string
          booking_number?: string | null
          city?: string
          created_at?: string
          departure_date?: string
          email?: string
          id?: string
          item_description?: string
          language?: string
          name?: string
          phone?: string
          reference?: never
          room_number?: string | null
          zip_code?: string
        }
        Relationships: []
      }
      newsletter_subscriptions: {
        Row: {
          created_at: string
          email: string
          id: string
          unsubscribe_token: string
        }
        Insert: {
          created_at?: string
          email: string
          id?: string
          unsubscribe_token?: string
        }
        Update: {
          created_at?: string
          email?: string
          id?: string
          unsubscribe_token?: string
        }
        Relationships: []
      }
      notification_outbox: {
        Row: {
          attempts: number
          audience: string
          created_at: string
          id: string
          last_error: string | null
          locked_until: string | null
          next_attempt_at: string
          sent_at: string | null
          source_id: string
          status: string
          type: string
        }
        Insert: {
          attempts?: number
          audience?: string
          created_at?: string
          id?: string
          last_error?: string | null
          locked_until?: string | null
          next_attempt_at: string
          sent_at?: string | null
          source_id: string
          status?: string
          type: string
        }
        Update: {
          attempts?: number
          audience?: string
          created_at?: string
          id?: string
          last_error?: string | null
          locked_until?: string | null
          next_attempt_at?: string
          sent_at?: string | null
          source_id?: string
          status?: string
          type?: string
        }
        Relationships: []
      }
      rate_limits: {
        Row: {
          hits: number
          key_hash: string
          scope: string
          window_start: string
        }
        Insert: {
          hits: number
          key_hash: string
          scope: string
          window_start: string
        }
        Update: {
          hits?: number
          key_hash?: string
          scope?: string
          window_start?: string
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      claim_notifications: {
        Args: { p_lease_seconds?: number; p_max?: number; p_type?: string }
        Returns: {
          attempts: number
          audience: string
          data: Json
          id: string
          type: string
        }[]
      }
      end_newsletter_subscription: {
        Args: { p_token: string }
        Returns: boolean
      }
      enqueue_newsletter_notification: {
        Args: { p_email: string }
        Returns: boolean
      }
      erase_person: { Args: { p_who: string }; Returns: Json }
      expired_job_applications: {
        Args: { p_max?: number; p_now?: string }
        Returns: {
          id: string
        }[]
      }
      finish_notification: {
        Args: {
          p_attempt: number
          p_error?: string
          p_id: string
          p_ok: boolean
          p_rejected?: boolean
        }
        Returns: string
      }
      has_confirmation: { Args: { p_reference: string }; Returns: boolean }
      hit_rate_limits: { Args: { p_hits: Json }; Returns: boolean }
      kept_until: {
        Args: { p_received: string; p_stay_end: string }
        Returns: string
      }
      mailbox_of: { Args: { p_email: string }; Returns: string }
      person_data: { Args: { p_who: string }; Returns: Json }
      person_mentions: {
        Args: { p_email: string }
        Returns: {
          id: string
          table_name: string
        }[]
      }
      purge_expired_rows: { Args: { p_now?: string }; Returns: Json }
      purge_operational_rows: { Args: { p_now?: string }; Returns: undefined }
      reference_of: { Args: { p_id: string }; Returns: string }
      requeue_notification: { Args: { p_id: string }; Returns: Json }
      submission: { Args: { p_id: string }; Returns: Json }
      submission_content: { Args: { p_row: Json }; Returns: Json }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
