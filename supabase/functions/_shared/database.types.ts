// Written by `npm run database-types` from the migrations: do not change it by hand.

type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

export type Database = {
  public: {
    Tables: {
      contact_messages: {
        Row: {
          id: string;
          kind: string;
          name: string;
          email: string | null;
          phone: string | null;
          service_type: string | null;
          message: string;
          details: Json;
          suspect: boolean;
          idempotency_key: string | null;
          created_at: string;
          delivery_state: string;
          delivery_attempts: number;
          next_attempt_at: string;
          delivered_at: string | null;
          last_delivery_error: string | null;
          refused_at: string | null;
        };
        Insert: {
          id?: string;
          kind: string;
          name: string;
          email?: string | null;
          phone?: string | null;
          service_type?: string | null;
          message: string;
          details?: Json;
          suspect?: boolean;
          idempotency_key?: string | null;
          created_at?: string;
          delivery_state?: string;
          delivery_attempts?: number;
          next_attempt_at?: string;
          delivered_at?: string | null;
          last_delivery_error?: string | null;
          refused_at?: string | null;
        };
        Update: {
          id?: string;
          kind?: string;
          name?: string;
          email?: string | null;
          phone?: string | null;
          service_type?: string | null;
          message?: string;
          details?: Json;
          suspect?: boolean;
          idempotency_key?: string | null;
          created_at?: string;
          delivery_state?: string;
          delivery_attempts?: number;
          next_attempt_at?: string;
          delivered_at?: string | null;
          last_delivery_error?: string | null;
          refused_at?: string | null;
        };
        Relationships: [];
      };
      episode_syncs: {
        Row: {
          only_row: boolean;
          run_id: string | null;
          started_at: string | null;
          finished_at: string | null;
          imported_at: string | null;
        };
        Insert: {
          only_row?: boolean;
          run_id?: string | null;
          started_at?: string | null;
          finished_at?: string | null;
          imported_at?: string | null;
        };
        Update: {
          only_row?: boolean;
          run_id?: string | null;
          started_at?: string | null;
          finished_at?: string | null;
          imported_at?: string | null;
        };
        Relationships: [];
      };
      episodes: {
        Row: {
          youtube_video_id: string;
          titulo: string;
          descricao: string;
          thumbnail_url: string;
          data_publicacao: string;
          updated_at: string;
        };
        Insert: {
          youtube_video_id: string;
          titulo: string;
          descricao?: string;
          thumbnail_url?: string;
          data_publicacao: string;
          updated_at?: string;
        };
        Update: {
          youtube_video_id?: string;
          titulo?: string;
          descricao?: string;
          thumbnail_url?: string;
          data_publicacao?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      podcast_suggestions: {
        Row: {
          id: string;
          name: string;
          email: string;
          phone: string | null;
          topic: string;
          question: string;
          created_at: string;
          idempotency_key: string | null;
        };
        Insert: {
          id?: string;
          name: string;
          email: string;
          phone?: string | null;
          topic?: string;
          question?: string;
          created_at?: string;
          idempotency_key?: string | null;
        };
        Update: {
          id?: string;
          name?: string;
          email?: string;
          phone?: string | null;
          topic?: string;
          question?: string;
          created_at?: string;
          idempotency_key?: string | null;
        };
        Relationships: [];
      };
      submission_counts: {
        Row: {
          key: string;
          used: number;
          resets_at: string;
        };
        Insert: {
          key: string;
          used: number;
          resets_at: string;
        };
        Update: {
          key?: string;
          used?: number;
          resets_at?: string;
        };
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: {
      begin_episode_task: {
        Args: {
          task: string;
          limits: Json;
          stale_after_ms: number;
          cool_down_ms: number;
        };
        Returns: {
          state: string;
          run: string;
          wait_ms: number;
        }[];
      };
      claim_due_messages: {
        Args: {
          max_messages?: number;
          only_id?: string;
          lease_seconds?: number;
        };
        Returns: Database["public"]["Tables"]["contact_messages"]["Row"][];
      };
      count_submission: {
        Args: {
          limit_key: string;
          max_uses: number;
          window_seconds: number;
        };
        Returns: number;
      };
      count_submissions: {
        Args: {
          limits: Json;
        };
        Returns: number;
      };
      decode_html: {
        Args: {
          escaped: string;
        };
        Returns: string;
      };
      delete_expired_counts: {
        Args: Record<never, never>;
        Returns: undefined;
      };
      email_key: {
        Args: {
          email: string;
        };
        Returns: string;
      };
      end_episode_sync: {
        Args: {
          run: string;
          completed: boolean;
        };
        Returns: undefined;
      };
      erase_person: {
        Args: {
          email: string;
        };
        Returns: Json;
      };
      export_person: {
        Args: {
          email: string;
        };
        Returns: Json;
      };
      has_future_time: {
        Args: {
          created_at: string;
          next_attempt_at: string;
        };
        Returns: boolean;
      };
      missed_suggestions: {
        Args: Record<never, never>;
        Returns: Database["public"]["Tables"]["podcast_suggestions"]["Row"][];
      };
      purge_expired_messages: {
        Args: Record<never, never>;
        Returns: number;
      };
      return_submission: {
        Args: {
          limit_key: string;
        };
        Returns: undefined;
      };
      service_health: {
        Args: Record<never, never>;
        Returns: {
          late: number;
          refused: number;
          expired: number;
          unauthorized: number;
        }[];
      };
      submit_message: {
        Args: {
          submission: Json;
          limits: Json;
        };
        Returns: {
          message_id: string;
          is_repeat: boolean;
          wait_seconds: number;
        }[];
      };
    };
  };
};
