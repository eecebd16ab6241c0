/** What the tests' document lacks and the generator uses: a database, a canvas, pictures. Nothing is drawn. */
import { vi } from "vitest";

type Stores = Record<string, Map<IDBValidKey, unknown>>;

/** What is stored by the name of its store, while a test runs. */
export type Platform = {
  stores: Stores;
  /** Blocked as in some private windows. */
  isStorageBlocked: boolean;
  /** What becomes of a canvas: null where it is too large. */
  png: Blob | null;
  saved: string[];
};

export function stubPlatform(): Platform {
  const platform: Platform = {
    stores: {},
    isStorageBlocked: false,
    png: new Blob(["png"], { type: "image/png" }),
    saved: [],
  };
  vi.stubGlobal("indexedDB", { open: () => openDatabase(platform) });
  vi.stubGlobal("Path2D", class {});
  vi.stubGlobal("createImageBitmap", async () => ({ width: 800, height: 600, close: () => {} }));
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, "getContext").mockImplementation(() => context);
  vi.spyOn(canvas, "toBlob").mockImplementation((done) => done(platform.png));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    platform.saved.push(this.download);
  });
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:picture");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  return platform;
}

/** Takes every call; letters are half as wide as high. */
const context: never = new Proxy(
  { measureText: (text: string) => ({ width: text.length * 50 }) },
  {
    get: (known, name) => Reflect.get(known, name) ?? (() => undefined),
    set: () => true,
  },
  // A context has a hundred members, none of which matters here.
) as never;

type Request = { result?: unknown; error?: unknown; onsuccess?: () => void; onerror?: () => void };

/** Answers as a database does: after the one who asks has said what to do then. */
function answer(work: () => unknown, request: Request = {}): Request {
  queueMicrotask(() => {
    try {
      request.result = work();
      request.onsuccess?.();
    } catch (error) {
      request.error = error;
      request.onerror?.();
    }
  });
  return request;
}

function openDatabase(platform: Platform): Request {
  const { stores } = platform;
  const database = {
    createObjectStore: (name: string) => {
      stores[name] ??= new Map();
    },
    transaction: (name: string) => {
      const store = stores[name] ?? new Map();
      const transaction: { oncomplete?: () => void; objectStore?: unknown } = {};
      const done = <T>(result: T) => {
        queueMicrotask(() => queueMicrotask(() => transaction.oncomplete?.()));
        return result;
      };
      transaction.objectStore = () => ({
        get: (key: IDBValidKey) => answer(() => done(store.get(key))),
        getAll: () => answer(() => done([...store.values()])),
        put: (value: { id: string }, key: IDBValidKey = value.id) => answer(() => done(void store.set(key, value))),
        delete: (key: IDBValidKey) => answer(() => done(void store.delete(key))),
      });
      return transaction;
    },
    close: () => {},
  };
  const request: Request & { onupgradeneeded?: () => void } = {};
  return answer(() => {
    if (platform.isStorageBlocked) throw new DOMException("denied", "SecurityError");
    request.result = database;
    request.onupgradeneeded?.();
    return database;
  }, request);
}
