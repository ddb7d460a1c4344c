/**
 * What this page wrote last of a file, by its name and by the text that its form was opened with.
 */
const written = new Map<string, string>();

/** The text that a form was opened with, by the text that is to be saved. */
const sources = new Map<string, string>();

/**
 * Called with each text that is to be saved, before it is written; `source` is "" for a new file.
 */
export const rememberSource = (text: string, source: string) => sources.set(text.trim(), source);

const changedMessage = (name: string) =>
  `O arquivo ${name} mudou no disco desde que você o abriu, por outra pessoa ou outro programa. ` +
  "Nada foi gravado. Copie o que escreveu, recarregue esta página e faça a mudança de novo.";

type Folder = { getFileHandle: (name: string) => Promise<FileHandle> };
type FileHandle = Pick<FileSystemFileHandle, "name" | "getFile" | "createWritable"> & {
  /** Not in all browsers that open folders, and not yet in TypeScript. */
  move?(folder: Folder, name: string): Promise<void>;
};

/**
 * Compares a file with what its form was opened with, before it is saved: one that somebody else
 * has changed meanwhile keeps its text. Sveltia writes a file with another name and moves it to its
 * place, where the browser can move files, and opens the file itself elsewhere.
 * @param handles the prototype of all files @param tell gets what the editor has to read
 */
export function guardWrites(handles: FileHandle, tell: (message: string) => void): void {
  const { createWritable, move } = handles;
  const told = new WeakSet<FileHandle>();
  const assertUnchanged = async (handle: FileHandle, place: FileHandle, text: string) => {
    const source = sources.get(text.trim());
    const current = await textOf(place);
    if (source === undefined || isKnown(place.name, source, current, text)) return;
    // Sveltia tries to move a file several times.
    if (!told.has(handle)) tell(changedMessage(place.name));
    told.add(handle);
    throw new Error(changedMessage(place.name));
  };
  handles.createWritable = async function (this: FileHandle, options) {
    const stream = await createWritable.call(this, options);
    const write = stream.write.bind(stream);
    stream.write = async (data) => {
      try {
        if (typeof data === "string" && !TEMPORARY.test(this.name))
          await assertUnchanged(this, this, data);
      } catch (error) {
        // Closing the stream would empty the file.
        await stream.abort();
        throw error;
      }
      await write(data);
      if (typeof data === "string") remember(this.name, data);
    };
    return stream;
  };
  if (!move) return;
  handles.move = async function (this: FileHandle, folder, name) {
    const text = await textOf(this);
    const place = await folder.getFileHandle(name).catch(() => undefined);
    if (place) await assertUnchanged(this, place, text);
    await move.call(this, folder, name);
    remember(name, text);
  };
}

/** Sveltia's names of files that it moves to their place. */
const TEMPORARY = /^\.sveltia-tmp-/;

const textOf = async (handle: FileHandle) => (await handle.getFile()).text();

const keyOf = (name: string, source: string) => `${name}\n${source}`;

/** Sveltia trims what it reads; a file that is created for writing is empty. */
const isKnown = (name: string, source: string, current: string, text: string) =>
  [source, written.get(keyOf(name, source)), text].some(
    (known) => known?.trim() === current.trim(),
  );

function remember(name: string, text: string) {
  const source = sources.get(text.trim());
  if (source !== undefined) written.set(keyOf(name, source), text);
}
