/** What the generator saves in this browser (IndexedDB), and nowhere else. */

import { POST_DATABASE } from "#domain/site/constants.ts";

export type StoredPost = { post: unknown; pictures: { id: string; blob: Blob }[] };
export type StoredTemplate = StoredPost & { id: string; name: string; savedAt: number; thumb: Blob };

const VERSION = 1;
const DRAFT = "draft";
const TEMPLATES = "templates";
const ONLY = "current";

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(POST_DATABASE, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(DRAFT);
    request.result.createObjectStore(TEMPLATES, { keyPath: "id" });
  };
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function within<T>(
  store: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction(store, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const result = await settled(work(transaction.objectStore(store)));
    await done;
    return result;
  } finally {
    database.close();
  }
}

export const readDraft = () => within<StoredPost | undefined>(DRAFT, "readonly", (store) => store.get(ONLY));
export const saveDraft = (draft: StoredPost) => within(DRAFT, "readwrite", (store) => store.put(draft, ONLY));

export const listTemplates = async () => {
  const stored = await within<StoredTemplate[]>(TEMPLATES, "readonly", (store) => store.getAll());
  return stored.sort((a, b) => b.savedAt - a.savedAt);
};
export const saveTemplate = (template: StoredTemplate) =>
  within(TEMPLATES, "readwrite", (store) => store.put(template));
export const deleteTemplate = (id: string) => within(TEMPLATES, "readwrite", (store) => store.delete(id));
