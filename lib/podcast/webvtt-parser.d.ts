declare module "webvtt-parser" {
  export type CueNode =
    | { type: "text"; value: string }
    | { type: "timestamp"; value: number }
    | { type: "object"; name: string; value?: string; children: CueNode[] };

  type Parser = {
    /** Times in seconds. `line` of an error counts from 1. */
    parse(text: string): {
      cues: { startTime: number; endTime: number; tree: { children: CueNode[] } }[];
      errors: { message: string; line: number }[];
    };
  };
  const webvtt: { WebVTTParser: new (entities: Readonly<Record<string, string>>) => Parser };
  export default webvtt;
}
