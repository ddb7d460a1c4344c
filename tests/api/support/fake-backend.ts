export type Call = { path: string; headers: Headers; body: unknown };
type Answer = (call: Call) => Response;

export const jsonAnswer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json", ...headers },
  });

/** Functions of this repository, and the data API: every message and every row is stored. */
const accept: Answer = ({ path }) =>
  path.startsWith("/rest/") ? new Response(null, { status: 201 }) : jsonAnswer(200, { ok: true });

/**
 * A backend in place of the network, for each test of a file: it accepts everything until a test
 * says what it answers.
 */
export function fakeBackend() {
  const calls: Call[] = [];
  let answer: Answer;
  beforeEach(() => {
    calls.splice(0);
    answer = accept;
    jest.spyOn(globalThis, "fetch").mockImplementation(async (input, init = {}) => {
      init.signal?.throwIfAborted();
      const { pathname } = new URL(String(input));
      const body: unknown = init.body ? JSON.parse(String(init.body)) : undefined;
      const call = { path: pathname, headers: new Headers(init.headers), body };
      calls.push(call);
      return answer(call);
    });
  });
  afterEach(() => jest.restoreAllMocks());
  return {
    calls,
    /** What it answers from now on. */
    answers: (to: Answer) => (answer = to),
    /** @returns the time-outs in milliseconds with which it was called, all of which are over */
    neverAnswers() {
      const timeouts: number[] = [];
      jest.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
        timeouts.push(ms);
        return AbortSignal.abort();
      });
      return timeouts;
    },
  };
}
