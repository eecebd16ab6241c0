export const pictureAddress = (kind: string, id: string, name: string) =>
  `/api/pictures/${kind}/${encodeURIComponent(id)}/${name}`;
