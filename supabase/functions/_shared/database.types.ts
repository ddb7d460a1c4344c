// Written by `npm run database-types`: do not change it by hand.

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
      contact_messages: {
        Row: {
          created_at: string
          delivered_at: string | null
          delivery_attempts: number
          delivery_state: string
          details: NonNullable<Json>
          email: string | null
          id: string
          idempotency_key: string | null
          kind: string
          last_delivery_error: string | null
          message: string
          name: string
          next_attempt_at: string
          phone: string | null
          refused_at: string | null
          service_type: string | null
          suspect: boolean
        }
        Insert: {
          created_at?: string
          delivered_at?: string | null
          delivery_attempts?: number
          delivery_state?: string
          details?: NonNullable<Json>
          email?: string | null
          id?: string
          idempotency_key?: string | null
          kind: string
          last_delivery_error?: string | null
          message: string
          name: string
          next_attempt_at?: string
          phone?: string | null
          refused_at?: string | null
          service_type?: string | null
          suspect?: boolean
        }
        Update: {
          created_at?: string
          delivered_at?: string | null
          delivery_attempts?: number
          delivery_state?: string
          details?: NonNullable<Json>
          email?: string | null
          id?: string
          idempotency_key?: string | null
          kind?: string
          last_delivery_error?: string | null
          message?: string
          name?: string
          next_attempt_at?: string
          phone?: string | null
          refused_at?: string | null
          service_type?: string | null
          suspect?: boolean
        }
        Relationships: []
      }
      episode_syncs: {
        Row: {
          finished_at: string | null
          imported_at: string | null
          only_row: boolean
          run_id: string | null
          started_at: string | null
        }
        Insert: {
          finished_at?: string | null
          imported_at?: string | null
          only_row?: boolean
          run_id?: string | null
          started_at?: string | null
        }
        Update: {
          finished_at?: string | null
          imported_at?: string | null
          only_row?: boolean
          run_id?: string | null
          started_at?: string | null
        }
        Relationships: []
      }
      episodes: {
        Row: {
          data_publicacao: string
          descricao: string
          thumbnail_url: string
          titulo: string
          updated_at: string
          youtube_video_id: string
        }
        Insert: {
          data_publicacao: string
          descricao?: string
          thumbnail_url?: string
          titulo: string
          updated_at?: string
          youtube_video_id: string
        }
        Update: {
          data_publicacao?: string
          descricao?: string
          thumbnail_url?: string
          titulo?: string
          updated_at?: string
          youtube_video_id?: string
        }
        Relationships: []
      }
      podcast_suggestions: {
        Row: {
          created_at: string
          email: string
          id: string
          idempotency_key: string | null
          name: string
          phone: string | null
          question: string
          topic: string
        }
        Insert: {
          created_at?: string
          email: string
          id?: string
          idempotency_key?: string | null
          name: string
          phone?: string | null
          question?: string
          topic?: string
        }
        Update: {
          created_at?: string
          email?: string
          id?: string
          idempotency_key?: string | null
          name?: string
          phone?: string | null
          question?: string
          topic?: string
        }
        Relationships: []
      }
      submission_counts: {
        Row: {
          key: string
          resets_at: string
          used: number
        }
        Insert: {
          key: string
          resets_at: string
          used: number
        }
        Update: {
          key?: string
          resets_at?: string
          used?: number
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      begin_episode_task: {
        Args: {
          cool_down_ms: number
          limits: Json
          stale_after_ms: number
          task: string
        }
        Returns: {
          run: string
          state: string
          wait_ms: number
        }[]
      }
      claim_due_messages: {
        Args: {
          lease_seconds?: number
          max_messages?: number
          only_id?: string
        }
        Returns: {
          created_at: string
          delivered_at: string | null
          delivery_attempts: number
          delivery_state: string
          details: NonNullable<Json>
          email: string | null
          id: string
          idempotency_key: string | null
          kind: string
          last_delivery_error: string | null
          message: string
          name: string
          next_attempt_at: string
          phone: string | null
          refused_at: string | null
          service_type: string | null
          suspect: boolean
        }[]
        SetofOptions: {
          from: "*"
          to: "contact_messages"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      count_submission: {
        Args: { limit_key: string; max_uses: number; window_seconds: number }
        Returns: number
      }
      count_submissions: { Args: { limits: Json }; Returns: number }
      decode_html: { Args: { escaped: string }; Returns: string }
      delete_expired_counts: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      email_key: { Args: { email: string }; Returns: string }
      end_episode_sync: {
        Args: { completed: boolean; run: string }
        Returns: undefined
      }
      erase_person: { Args: { email: string }; Returns: Json }
      export_person: { Args: { email: string }; Returns: Json }
      has_future_time: {
        Args: { created_at: string; next_attempt_at: string }
        Returns: boolean
      }
      missed_suggestions: {
        Args: Record<PropertyKey, never>
        Returns: {
          created_at: string
          email: string
          id: string
          idempotency_key: string | null
          name: string
          phone: string | null
          question: string
          topic: string
        }[]
        SetofOptions: {
          from: "*"
          to: "podcast_suggestions"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      purge_expired_messages: {
        Args: Record<PropertyKey, never>
        Returns: number
      }
      return_submission: { Args: { limit_key: string }; Returns: undefined }
      service_health: {
        Args: Record<PropertyKey, never>
        Returns: {
          expired: number
          late: number
          refused: number
          unauthorized: number
        }[]
      }
      submit_message: {
        Args: { limits: Json; submission: Json }
        Returns: {
          is_repeat: boolean
          message_id: string
          wait_seconds: number
        }[]
      }
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
