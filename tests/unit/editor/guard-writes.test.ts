import { guardWrites, rememberSource } from "@/scripts/editor/browser/guard-writes";

/**
 * A file as the browser gives it: closing its stream writes, aborting leaves the file as it was.
 */
class TestHandle {
  constructor(
    readonly name: string,
    public text: string,
  ) {}
  async getFile() {
    return { text: async () => this.text } as File;
  }
  async createWritable() {
    let open = true;
    let swap = "";
    return {
      write: async (data: string) => void (swap += data),
      abort: async () => void (open = false),
      close: async () => {
        if (!open) throw new TypeError("closed");
        this.text = swap;
      },
    } as unknown as FileSystemWritableFileStream;
  }
  async move(folder: TestFolder, name: string) {
    const place = folder.files.get(name) ?? new TestHandle(name, "");
    place.text = this.text;
    folder.files.set(name, place);
  }
}

class TestFolder {
  readonly files = new Map<string, TestHandle>();
  constructor(...files: TestHandle[]) {
    for (const file of files) this.files.set(file.name, file);
  }
  async getFileHandle(name: string) {
    const file = this.files.get(name);
    if (!file) throw new DOMException("", "NotFoundError");
    return file;
  }
}

const tell = jest.fn();
beforeAll(() => guardWrites(TestHandle.prototype, tell));
beforeEach(() => tell.mockClear());

async function write(file: TestHandle, text: string) {
  const stream = await file.createWritable();
  try {
    await stream.write(text);
  } finally {
    await stream.close().catch(() => undefined);
  }
}

/**
 * As the editor saves: into the file itself, or into another one that it then moves to its place.
 */
const WAYS = {
  "in its place": write,
  moved: async (file: TestHandle, text: string) => {
    const temporary = new TestHandle(`.sveltia-tmp-${text}`, "");
    const folder = new TestFolder(file);
    await write(temporary, text);
    await temporary.move(folder, file.name).catch(() => temporary.move(folder, file.name));
  },
};

describe.each(Object.entries(WAYS))("a file that is written %s", (way, save) => {
  const saveFrom = (file: TestHandle, text: string, source: string) => {
    rememberSource(text, source);
    return save(file, text);
  };

  it("writes a file that is as its form was opened, again and again", async () => {
    const file = new TestHandle(`${way}-a.mdx`, "um");
    await saveFrom(file, "dois", "um");
    await saveFrom(file, "três", "um");
    expect([file.text, tell.mock.calls]).toEqual(["três", []]);
    const fresh = new TestHandle(`${way}-novo.mdx`, "");
    await saveFrom(fresh, "texto", "");
    await saveFrom(fresh, "outro texto", "");
    expect(fresh.text).toBe("outro texto");
  });

  it.each([
    ["was changed since", "um", "um, por outra pessoa", "dois"],
    ["was emptied", "um", "", "dois"],
    ["is new, and there meanwhile", "", "de outra pessoa", "meu"],
  ])("keeps a file that %s, and says so", async (what, source, onDisk, text) => {
    const file = new TestHandle(`${way}-${what}.mdx`, onDisk);
    await expect(saveFrom(file, text, source)).rejects.toThrow("mudou no disco");
    expect(file.text).toBe(onDisk);
    expect(tell).toHaveBeenCalledTimes(1);
    expect(tell).toHaveBeenCalledWith(expect.stringContaining(`${what}.mdx mudou no disco`));
  });

  it("keeps a file that was changed after it was saved once", async () => {
    const file = new TestHandle(`${way}-b.mdx`, "um");
    await saveFrom(file, "dois", "um");
    file.text = "dois, por outro programa";
    await expect(saveFrom(file, "três", "um")).rejects.toThrow("Nada foi gravado");
    expect(file.text).toBe("dois, por outro programa");
  });

  it("leaves other files alone", async () => {
    const file = new TestHandle("foto.webp", "um");
    const stream = await file.createWritable();
    await stream.write("bytes");
    await stream.close();
    expect(file.text).toBe("bytes");
  });
});
