/**
 * The schema that supabase/migrations make, as `supabase gen types typescript` describes one.
 * tests/backend/database-types.test.ts compares it with a migrated database.
 */

type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

/** @template Optional columns that the database fills in, or that may be null */
type Table<Row, Optional extends keyof Row> = {
  Row: Row;
  Insert: Omit<Row, Optional> & Partial<Pick<Row, Optional>>;
  Update: Partial<Row>;
  Relationships: [];
};

type ContactMessageRow = {
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

type SuggestionRow = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  topic: string;
  question: string;
  created_at: string;
  idempotency_key: string | null;
};

type EpisodeRow = {
  youtube_video_id: string;
  titulo: string;
  descricao: string;
  thumbnail_url: string;
  data_publicacao: string;
  updated_at: string;
};

type EpisodeSyncRow = {
  only_row: boolean;
  run_id: string | null;
  started_at: string | null;
  finished_at: string | null;
  imported_at: string | null;
};

type SubmissionCountRow = { key: string; used: number; resets_at: string };

/** Its tables, and those of its functions that the Edge Functions call. */
export type Database = {
  public: {
    Tables: {
      contact_messages: Table<
        ContactMessageRow,
        | "id"
        | "email"
        | "phone"
        | "service_type"
        | "details"
        | "suspect"
        | "idempotency_key"
        | "created_at"
        | "delivery_state"
        | "delivery_attempts"
        | "next_attempt_at"
        | "delivered_at"
        | "last_delivery_error"
        | "refused_at"
      >;
      podcast_suggestions: Table<
        SuggestionRow,
        "id" | "phone" | "topic" | "question" | "created_at" | "idempotency_key"
      >;
      episodes: Table<EpisodeRow, "descricao" | "thumbnail_url" | "updated_at">;
      episode_syncs: Table<EpisodeSyncRow, keyof EpisodeSyncRow>;
      submission_counts: Table<SubmissionCountRow, never>;
    };
    Views: Record<never, never>;
    Functions: {
      begin_episode_task: {
        Args: { task: string; limits: Json; stale_after_ms: number; cool_down_ms: number };
        Returns: { state: string; run: string | null; wait_ms: number | null }[];
      };
      claim_due_messages: {
        Args: { max_messages?: number; only_id?: string; lease_seconds?: number };
        Returns: ContactMessageRow[];
      };
      end_episode_sync: { Args: { run: string; completed: boolean }; Returns: undefined };
      missed_suggestions: { Args: Record<never, never>; Returns: SuggestionRow[] };
      return_submission: { Args: { limit_key: string }; Returns: undefined };
      service_health: {
        Args: Record<never, never>;
        Returns: { late: number; refused: number; expired: number; unauthorized: number }[];
      };
      submit_message: {
        Args: { submission: Json; limits: Json };
        Returns: { message_id: string | null; is_repeat: boolean; wait_seconds: number }[];
      };
    };
  };
};
