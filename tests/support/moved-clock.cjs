// For `node --require`: the clock of a build begins at MOVED_NOW.
const SystemDate = Date;
const offset = SystemDate.parse(process.env.MOVED_NOW) - SystemDate.now();
globalThis.Date = class extends SystemDate {
  constructor(...values) {
    if (values.length > 0) super(...values);
    else super(SystemDate.now() + offset);
  }
  static now() {
    return SystemDate.now() + offset;
  }
  // Its own, because Next copies only these.
  static parse = SystemDate.parse;
  static UTC = SystemDate.UTC;
};
