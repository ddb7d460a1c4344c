export { color } from "@/supabase/functions/_shared/contract/palette";
