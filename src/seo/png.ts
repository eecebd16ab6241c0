import sharp from "sharp";

/** A drawing as a square picture. */
export async function pngOf(svg: string, size: number): Promise<Response> {
  const picture = await sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png().toBuffer();
  return new Response(new Uint8Array(picture), { headers: { "content-type": "image/png" } });
}
